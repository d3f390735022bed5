import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import * as facts from './facts-store.ts';
import { namePattern } from './name-pattern.ts';

/** Returns names and time zones of doctors by id, also of doctors who are no longer verified, for lists of bookings. */
export async function doctorNames(ctx: Context, ids: readonly string[]): Promise<Map<string, facts.DoctorName>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.many(facts.names, { ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.id, facts.nameOf(row)]));
}

/** Returns which doctors a search by a part of the name and by country means, for `DOCTORS_SOUGHT`. */
export async function doctorsSought(
  ctx: Context,
  { search, country }: { search: string; country: CountryCode | undefined },
): Promise<facts.SoughtDoctors> {
  return { doctorName: await namePattern(ctx, search), doctorCountry: country ?? null };
}

/** Returns those of these ids, also of former doctors, that such a search means. */
export async function soughtAmong(
  ctx: Context,
  ids: readonly string[],
  sought: { search: string; country: CountryCode | undefined },
): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.many(facts.soughtAmong, { ...(await doctorsSought(ctx, sought)), ids });
  return new Set(rows.map(({ id }) => id));
}

/** Returns the ids of doctors, also of former ones, by a part of the name; `limit` at most. */
export async function findDoctorIds(ctx: Context, search: string, limit: number): Promise<string[]> {
  const rows = await ctx.db.many(facts.idsFound, { pattern: await namePattern(ctx, search), limit });
  return rows.map(({ id }) => id);
}
