import type { VerificationBody } from '@tabibu/contract/verification';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';
import { whenText } from '../../platform/when-text.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import { zoneOf } from './find-visit.ts';
import { openDocument, sealBeside } from './seal-document.ts';
import type { Opened } from './seal-document.ts';
import type { DocumentRow } from './store.ts';
import * as store from './store.ts';
import { findByCode, verificationOf } from './verify-document.ts';

export interface DispenseInput { readonly code: string; readonly pharmacy: string; readonly town: string }

/**
 * A pharmacy gives out what is prescribed, once: of many at the same time one does. The patient is told. Problems: `not-found`,
 * `pharmacy-required`, `prescription-dispensed` (params say when and where), `record-cancelled`, `prescription-expired`, `record-altered`.
 */
export async function dispensePrescription(ctx: Context, { code, pharmacy, town }: DispenseInput): Promise<VerificationBody> {
  return inTransaction(ctx, async (inside) => {
    const found = await findByCode(inside, code);
    if (found.kind !== 'prescription') throw new Problem('not-found');
    if (pharmacy === '' || town === '') throw new Problem('pharmacy-required');
    openDocument(inside, found);
    const now = inside.clock.now();
    const today = wallClock(now, zoneOf(found.country)).day;
    const dispensed = await inside.db.maybe(store.dispense, [found.id, today, now, sealBeside(inside, 'dispensed_by', found.id, JSON.stringify({ pharmacy, town }))]);
    if (dispensed === undefined) throw whyNot(inside, await inside.db.one(store.find, [found.id]));
    await audit(inside, { action: 'records.dispense', object: 'document', objectId: found.id });
    await publish(inside, 'records.dispensed', { documentId: found.id });
    const doctor = await accountOfDoctor(inside, found.doctor_id);
    for (const account of [found.patient_id, doctor]) if (account !== undefined) await nudge(inside, account, { kind: 'documents', booking_id: found.booking_id });
    return verificationOf(inside, dispensed, { forWhoDispensed: true });
  });
}

function whyNot(ctx: Context, row: DocumentRow): Problem {
  if (row.state === 'cancelled') return new Problem('record-cancelled');
  return row.dispensed_at === null ? new Problem('prescription-expired') : dispensedProblem(ctx, row, openDocument(ctx, row));
}

/** Says when and where it was dispensed, on the clock of its country. */
export function dispensedProblem({ language }: Context, row: DocumentRow, { dispensedBy }: Opened): Problem {
  const at = row.dispensed_at!;
  return new Problem('prescription-dispensed', {
    at: at.toISOString(), when: whenText(language, at, zoneOf(row.country)), pharmacy: dispensedBy?.pharmacy ?? '', town: dispensedBy?.town ?? '',
  });
}
