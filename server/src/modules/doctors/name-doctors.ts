import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { soughtPerson } from '../../platform/person-search.ts';
import * as facts from './facts-store.ts';

/** Returns names and time zones of doctors by id, also of doctors who are no longer verified, for lists of bookings. */
export async function doctorNames(ctx: Context, ids: readonly string[]): Promise<Map<string, facts.DoctorName>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.many(facts.names, { ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.id, facts.nameOf(row)]));
}

/**
 * Returns which doctors a search by parts of the name or by number, and by country, means, for `DOCTORS_SOUGHT`. Pure.
 */
export function doctorsSought({
  search,
  country,
}: {
  search: string;
  country: CountryCode | undefined;
}): facts.SoughtDoctors {
  return { ...soughtPerson(search), doctorCountry: country ?? null };
}

/** Returns those of these ids, also of former doctors, that such a search means. */
export async function soughtAmong(
  ctx: Context,
  ids: readonly string[],
  sought: { search: string; country: CountryCode | undefined },
): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.many(facts.soughtAmong, { ...doctorsSought(sought), ids });
  return new Set(rows.map(({ id }) => id));
}

/** Returns the ids of doctors, also of former ones, whom a search means; `limit` at most. */
export async function findDoctorIds(ctx: Context, search: string, limit: number): Promise<string[]> {
  const rows = await ctx.db.many(facts.idsFound, { ...doctorsSought({ search, country: undefined }), limit });
  return rows.map(({ id }) => id);
}
