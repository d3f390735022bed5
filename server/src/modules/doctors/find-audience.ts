import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { soughtPerson } from '../../platform/person-search.ts';
import * as audience from './audience-store.ts';
import { nameOf } from './facts-store.ts';
import type { DoctorName } from './facts-store.ts';

/** A verified doctor; without an account nothing can be told to them in the product. */
export interface AudienceDoctor {
  readonly id: string;
  readonly accountId: string | null;
}

/** Returns the verified doctors who work here: of a country, or those of these ids; null for all. */
export async function doctorsOfAudience(
  ctx: Context,
  wanted: { country: CountryCode | null; ids: readonly string[] | null },
): Promise<AudienceDoctor[]> {
  const rows = await ctx.db.many(audience.ofAudience, wanted);
  return rows.map(({ id, account_id: accountId }) => ({ id, accountId }));
}

/** Returns those of them who have an account, whom a search means, and by country, in the order of names. */
export async function findAudienceDoctors(
  ctx: Context,
  { search, country, limit }: { search: string; country: CountryCode | null; limit: number },
): Promise<(DoctorName & { readonly email: string | null })[]> {
  const rows = await ctx.db.many(audience.searchAudience, { ...soughtPerson(search), country, limit });
  return rows.map((row) => ({ ...nameOf(row), email: row.email }));
}
