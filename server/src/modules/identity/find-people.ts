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
 * Returns which of these active accounts a search means: by a part of the name, without regard to accents and case, or
 * by the last digits of the number, three at least.
 */
export async function matchPeople(
  ctx: Context,
  { search, accountIds }: { readonly search: string; readonly accountIds: readonly string[] },
): Promise<string[]> {
  const digits = /^[\d\s+()-]+$/.test(search) ? search.replace(/\D/g, '').replace(/^0+/, '') : '';
  const rows = await ctx.db.many(store.matchPeople, {
    accountIds,
    search,
    phoneEnd: digits.length < 3 ? null : digits,
  });
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids of accounts whose number is just this text, in any usual spelling, or whose name contains it; `limit`
 * at most. A number without its country is one of the reader's country.
 */
export async function findPeopleIds(ctx: Context, search: string, limit: number): Promise<string[]> {
  const phone = numberIn(search, ctx);
  const pattern = phone === null ? `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
  return (await ctx.db.many(store.idsOfPeople, { phone, pattern, limit })).map(({ id }) => id);
}

function numberIn(search: string, { country }: Pick<Context, 'country'>): string | null {
  const abroad = COUNTRIES.find(({ code }) => code === countryOfPhone(search))?.code;
  return normalizePhone(search, abroad ?? country);
}
