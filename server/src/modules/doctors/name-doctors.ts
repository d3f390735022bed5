import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import * as facts from './facts-store.ts';

/** Returns names and time zones of doctors by id, also of doctors who are no longer verified, for lists of bookings. */
export async function doctorNames(ctx: Context, ids: readonly string[]): Promise<Map<string, facts.DoctorName>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.many(facts.names, { ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.id, facts.nameOf(row)]));
}

/** Returns the ids of doctors, also of former ones, by a part of the name and by country. */
export async function findDoctorIds(
  ctx: Context,
  { search, country }: { search: string; country: CountryCode | undefined },
): Promise<string[]> {
  const rows = await ctx.db.many(facts.idsFound, { search: search.toLowerCase(), country: country ?? null });
  return rows.map(({ id }) => id);
}
