import type { Context } from '../../platform/context.ts';
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
