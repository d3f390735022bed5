import type { AllergiesBody } from '@tabibu/contract/records';
import { audit } from '../../platform/audit.ts';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as store from './allergy-store.ts';
import { findVisit, refuseClosed } from './find-visit.ts';

const place = ({ patient_id: patientId, version, status }: Pick<store.StatementRow, 'patient_id' | 'version' | 'status'>) => `allergy_statements.items.${patientId} ${version} ${status}`;

/** Seals a list for its person, version and status (E-01). */
export function sealItems(ctx: Context, row: Parameters<typeof place>[0], items: AllergiesBody['items']): Buffer {
  return ctx.keys.seal(place(row), JSON.stringify(items));
}

/** What a person does not tolerate, as it was said last. */
export async function latestAllergies(ctx: Context, patientId: string): Promise<AllergiesBody> {
  const row = await ctx.db.maybe(store.latest, [patientId]);
  if (row === undefined) return { version: 0, status: 'not-asked', said_by: null, said_at: null, items: [] };
  return {
    version: row.version, status: row.status, said_by: row.said_by, said_at: row.said_at.toISOString(),
    items: JSON.parse(ctx.keys.open(place(row), row.items_sealed)) as AllergiesBody['items'],
  };
}

/** One's own allergies. */
export async function readMyAllergies(ctx: Context): Promise<AllergiesBody> {
  return latestAllergies(ctx, accountOf(ctx));
}

/** Those of the patient of an open or recent visit of the signed-in doctor. Problems: `not-found`, `visit-not-begun`, `visit-too-old`. */
export async function readVisitAllergies(ctx: Context, { bookingId }: { bookingId: string }): Promise<AllergiesBody> {
  const { booking, allergiesClosed } = await findVisit(ctx, bookingId);
  refuseClosed(allergiesClosed);
  await audit(ctx, { action: 'records.read', object: 'booking', objectId: bookingId, details: { kind: 'allergies' } });
  return latestAllergies(ctx, booking.patientId);
}
