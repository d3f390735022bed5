import { timeZoneOf } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';
import { whenText } from '../../platform/when-text.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import { readerOf } from './document-view.ts';
import { openDocument, sealContext } from './seal-document.ts';
import type { OpenedDocument } from './seal-document.ts';
import type { DocumentRow } from './store.ts';
import * as store from './store.ts';

/**
 * Records that a pharmacy dispensed a prescription, once: of simultaneous requests one succeeds. The patient is told.
 * Runs in the caller's transaction. Throws `prescription-dispensed` (its params say when and where),
 * `record-cancelled`, `prescription-expired` or `record-altered`.
 */
export async function dispenseDocument(
  inside: Context,
  documentId: string,
  by: { readonly pharmacy: string; readonly town: string },
): Promise<void> {
  const found = await inside.db.one(store.find, { documentId });
  openDocument(inside, found);
  const now = inside.clock.now();
  const today = wallClock(now, timeZoneOf(found.country)).day;
  const dispensed = await inside.db.maybe(store.dispense, {
    documentId,
    today,
    now,
    dispensedBySealed: sealContext(
      inside,
      'dispensed_by',
      documentId,
      JSON.stringify({ pharmacy: by.pharmacy, town: by.town }),
    ),
  });
  if (dispensed === undefined) throw whyNot(inside, await inside.db.one(store.find, { documentId }));
  await audit(inside, { action: 'records.dispense', object: 'document', objectId: documentId });
  await publish(inside, 'records.dispensed', { documentId });
  const doctor = await accountOfDoctor(inside, found.doctor_id);
  for (const account of [readerOf(found), doctor])
    if (account !== undefined)
      await sendLiveEvent(inside, account, { kind: 'documents', booking_id: found.booking_id });
}

function whyNot(ctx: Context, row: DocumentRow): Problem {
  if (row.state === 'cancelled') return new Problem('record-cancelled');
  return row.dispensed_at === null
    ? new Problem('prescription-expired')
    : dispensedProblem(ctx, row, openDocument(ctx, row));
}

/** Returns the problem that says when and where a prescription was dispensed, in the time zone of its country. */
export function dispensedProblem({ language }: Context, row: DocumentRow, { dispensedBy }: OpenedDocument): Problem {
  const at = row.dispensed_at!;
  return new Problem('prescription-dispensed', {
    at: at.toISOString(),
    when: whenText(language, at, timeZoneOf(row.country)),
    pharmacy: dispensedBy?.pharmacy ?? '',
    town: dispensedBy?.town ?? '',
  });
}
