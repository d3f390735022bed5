import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import * as changes from './change-store.ts';

/** A change of a profile that a doctor asked for and that nobody has decided. */
interface AskedChange {
  readonly id: string;
  readonly doctorId: string;
  readonly accountId: string | null;
  readonly country: CountryCode;
  readonly field: changes.ChangeField;
  readonly from: string;
  readonly to: string;
  readonly askedAt: Date;
  /** The account of whoever asked in the name of the office; null if the doctor did. */
  readonly requestedBy: string | null;
}

/** Returns those of these requests that nobody has decided, by id. */
export async function pendingChanges(ctx: Context, changeIds: readonly string[]): Promise<Map<string, AskedChange>> {
  const rows = await ctx.db.many(changes.pendingOfIds, { changeIds });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        doctorId: row.doctor_id,
        accountId: row.account_id,
        country: row.doctor_country,
        field: row.field,
        from: row.old_value,
        to: row.new_value,
        askedAt: row.created_at,
        requestedBy: row.requested_by,
      },
    ]),
  );
}

/** Returns the number and the country that a doctor asked for and nobody has decided; null where there is none. */
export async function requestedOf(
  ctx: Context,
  doctorId: string,
): Promise<{ phone: string | null; country: CountryCode | null }> {
  const pending = await ctx.db.many(changes.pendingOf, { doctorId });
  const valueOf = (field: changes.ChangeField) => pending.find((change) => change.field === field)?.new_value ?? null;
  return { phone: valueOf('phone'), country: valueOf('country') as CountryCode | null };
}

/** Returns the ids of such requests, in the order of the ids, after the last one of the page before. */
export async function listPendingChanges(
  ctx: Context,
  page: { after: string | null; limit: number },
): Promise<string[]> {
  return (await ctx.db.many(changes.listPending, page)).map(({ id }) => id);
}
