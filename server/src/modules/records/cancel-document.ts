import type { VisitRecordsBody } from '@tabibu/contract/records';
import type { DocumentKind } from '@tabibu/contract/visit-documents';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { dispensedProblem } from './dispense-document.ts';
import { readerOf } from './document-view.ts';
import { findVisit } from './find-visit.ts';
import { readVisit } from './read-visit.ts';
import { openDocument, sealContext } from './seal-document.ts';
import * as store from './store.ts';

export interface CancelInput {
  readonly bookingId: string;
  readonly kind: Exclude<DocumentKind, 'note'>;
  readonly reason: string;
}

/**
 * Cancels a signed document with a reason that its patient reads; then another one may be written. A dispensed
 * prescription cannot be cancelled. Throws `not-found`, `record-not-signed`, `record-cancelled`,
 * `record-cancel-reason-required` or `prescription-dispensed`.
 */
export async function cancelDocument(
  ctx: Context,
  { bookingId, kind, reason }: CancelInput,
): Promise<VisitRecordsBody> {
  return inTransaction(ctx, async (inside) => {
    const { doctor } = await findVisit(inside, bookingId);
    if (reason === '') throw new Problem('record-cancel-reason-required');
    const row = await inside.db.maybe(store.standingLocked, { bookingId, kind });
    if (row === undefined) {
      const known = await inside.db.many(store.ofVisits, { bookingIds: [bookingId], doctorId: doctor.id });
      throw new Problem(known.some((one) => one.kind === kind) ? 'record-cancelled' : 'not-found');
    }
    if (row.state === 'draft') throw new Problem('record-not-signed');
    if (row.dispensed_at !== null) throw dispensedProblem(inside, row, openDocument(inside, row));
    const cancelled = await inside.db.run(store.cancel, {
      id: row.id,
      now: inside.clock.now(),
      cancelReasonSealed: sealContext(inside, 'cancel_reason', row.id, reason),
    });
    if (cancelled === 0) throw new Error(`document ${row.id} was not cancelled under its lock`);
    await audit(inside, {
      action: 'records.cancel',
      object: 'document',
      objectId: row.id,
      details: { booking: bookingId, kind },
    });
    await publish(inside, 'records.cancelled', { documentId: row.id });
    await sendLiveEvent(inside, readerOf(row), { kind: 'documents', booking_id: bookingId });
    return readVisit(inside, { bookingId });
  });
}
