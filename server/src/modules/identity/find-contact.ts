import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

export interface Contact {
  readonly accountId: string;
  readonly fullName: string;
  /** E.164. */
  readonly phone: string;
  readonly language: Language;
  readonly country: CountryCode;
}

/** How to reach a person; undefined when the account is erased or never was. */
export async function contactOf(ctx: Context, accountId: string): Promise<Contact | undefined> {
  const account = await ctx.db.maybe(store.activeAccount, [accountId]);
  if (account === undefined) return undefined;
  return { accountId, fullName: account.full_name, phone: account.phone, language: account.language, country: account.country };
}

/** The names of people by their accounts' ids; an erased account has none. */
export async function namesOf(ctx: Context, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await ctx.db.many(store.namesOfAccounts, [[...new Set(accountIds)]]);
  return new Map(rows.map(({ id, full_name: name }) => [id, name]));
}
