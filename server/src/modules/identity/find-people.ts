import { COUNTRIES } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { countryOfPhone, normalizePhone } from '../../platform/phone.ts';
import * as store from './people-store.ts';

/** What a list of the consoles shows of a person. */
interface ListedPerson {
  readonly fullName: string;
  /** The last three digits of the number; nobody needs the others to know whom a row is about. */
  readonly phoneEnd: string;
}

/** Returns people by account id; erased accounts are left out. */
export async function peopleOf(ctx: Context, accountIds: readonly string[]): Promise<Map<string, ListedPerson>> {
  if (accountIds.length === 0) return new Map();
  const rows = await ctx.db.many(store.peopleOf, { accountIds: [...new Set(accountIds)] });
  return new Map(rows.map((row) => [row.id, { fullName: row.full_name, phoneEnd: row.phone_end }]));
}

/**
 * Returns the ids of accounts whose number is just this text, in any usual spelling, or whose name contains it, without
 * regard to accents and case; `limit` at most. A number without its country is one of the reader's country.
 */
export async function findPeopleIds(ctx: Context, search: string, limit: number): Promise<string[]> {
  const phone = numberTyped(search, ctx);
  const pattern = phone === null ? partOf(search) : null;
  return (await ctx.db.many(store.idsOfPeople, { phone, phoneEnd: null, pattern, limit })).map(({ id }) => id);
}

/** Returns whom a search means, for `PEOPLE_SOUGHT`: the same as `findPeopleIds`. Pure. */
export function peopleSought(search: string, limit: number, ctx: Pick<Context, 'country'>): store.SoughtPeople {
  const phone = numberTyped(search, ctx);
  return { soughtPhone: phone, soughtName: phone === null ? partOf(search) : null, mostPeople: limit };
}

/** The same for the last digits of the number, three at least, in place of the whole one. */
export async function findPeopleByEnd(ctx: Context, search: string, limit: number): Promise<string[]> {
  const digits = /^[\d\s+()-]+$/.test(search) ? search.replace(/\D/g, '').replace(/^0+/, '') : '';
  const phoneEnd = digits.length < 3 ? null : digits;
  const found = await ctx.db.many(store.idsOfPeople, { phone: null, phoneEnd, pattern: partOf(search), limit });
  return found.map(({ id }) => id);
}

/** Shorter texts have no trigram, so no index finds them inside of a name: they are looked for at its beginning. */
const SHORTEST_PART = 3;

function partOf(search: string): string {
  const text = search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return search.length < SHORTEST_PART ? `${text}%` : `%${text}%`;
}

/**
 * Returns the number (E.164) that a search is, in any usual spelling; null if it is none. Without its country it is one
 * of the reader's country.
 */
export function numberTyped(search: string, { country }: Pick<Context, 'country'>): string | null {
  const abroad = COUNTRIES.find(({ code }) => code === countryOfPhone(search))?.code;
  return normalizePhone(search, abroad ?? country);
}
