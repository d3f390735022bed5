import type { AllergiesBody } from '@tabibu/contract/allergies';
import type { Context } from '../../platform/context.ts';
import * as store from './allergy-store.ts';

const place = ({
  patient_id: patientId,
  version,
  status,
}: Pick<store.StatementRow, 'patient_id' | 'version' | 'status'>) =>
  `allergy_statements.items.${patientId} ${version} ${status}`;

/** Encrypts a list of allergies, bound to person, version and status (E-01). */
export function sealItems(ctx: Context, row: Parameters<typeof place>[0], items: AllergiesBody['items']): Buffer {
  return ctx.keys.seal(place(row), JSON.stringify(items));
}

/** Returns what a patient does not tolerate, as it was stated last. */
export async function latestAllergies(ctx: Context, patientId: string): Promise<AllergiesBody> {
  const row = await ctx.db.maybe(store.latest, { patientId });
  if (row === undefined) return { version: 0, status: 'not-asked', said_by: null, said_at: null, items: [] };
  return bodyOf(ctx, row);
}

/** Returns what a statement says. */
export function bodyOf(ctx: Context, row: store.StatementRow): AllergiesBody {
  return {
    version: row.version,
    status: row.status,
    said_by: row.said_by,
    said_at: row.said_at.toISOString(),
    items: JSON.parse(ctx.keys.open(place(row), row.items_sealed)) as AllergiesBody['items'],
  };
}
