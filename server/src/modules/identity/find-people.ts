import type { Context } from '../../platform/context.ts';
import { soughtPerson } from '../../platform/person-search.ts';
import * as store from './people-store.ts';

/** What a list of the consoles shows of a person. */
interface ListedPerson {
  readonly fullName: string;
  /** E.164. */
  readonly phone: string;
}

/** Returns people by account id; erased accounts are left out. */
export async function peopleOf(ctx: Context, accountIds: readonly string[]): Promise<Map<string, ListedPerson>> {
  if (accountIds.length === 0) return new Map();
  const rows = await ctx.db.many(store.peopleOf, { accountIds: [...new Set(accountIds)] });
  return new Map(rows.map((row) => [row.id, { fullName: row.full_name, phone: row.phone }]));
}

/**
 * Returns the ids of the accounts whom a typed text means (`soughtPerson`), `limit` at most; none for nothing typed.
 */
export async function findPeopleIds(ctx: Context, typed: string, limit: number): Promise<string[]> {
  return (await ctx.db.many(store.idsOfPeople, peopleSought(typed, limit))).map(({ id }) => id);
}

/** Returns which of these accounts a typed text means (`soughtPerson`). */
export async function findPeopleAmong(
  ctx: Context,
  typed: string,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set();
  const rows = await ctx.db.many(store.soughtAmong, { ...soughtPerson(typed), accountIds: [...new Set(accountIds)] });
  return new Set(rows.map(({ id }) => id));
}

/** Returns whom a typed text means, for `PEOPLE_SOUGHT`. Pure. */
export function peopleSought(typed: string, limit: number): store.SoughtPeople {
  return { ...soughtPerson(typed), mostPeople: limit };
}
