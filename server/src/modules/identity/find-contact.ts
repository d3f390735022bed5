import type { CountryCode } from '@tabibu/contract/countries';
import type { Role } from '@tabibu/contract/roles';
import type { Language } from '@tabibu/contract/languages';
import type { Context } from '../../platform/context.ts';
import { placeOfActedName } from './rules.ts';
import * as store from './store.ts';

export interface Contact {
  readonly accountId: string;
  readonly fullName: string;
  /** E.164. */
  readonly phone: string;
  /** Printed on receipts. Whether its owner has proven it, `notifications` knows. */
  readonly email: string | null;
  readonly language: Language;
  readonly country: CountryCode;
  readonly roles: readonly Role[];
}

/** Returns how to reach a person; undefined for an erased or unknown account. */
export async function contactOf(ctx: Context, accountId: string): Promise<Contact | undefined> {
  const account = await ctx.db.maybe(store.activeAccount, { accountId });
  if (account === undefined) return undefined;
  return {
    accountId,
    fullName: account.full_name,
    phone: account.phone,
    email: account.email,
    language: account.language,
    country: account.country,
    roles: account.roles,
  };
}

/** Returns the language that the account of a number (E.164) has chosen; undefined without an account. */
export async function languageOfNumber(ctx: Context, phone: string): Promise<Language | undefined> {
  return (await ctx.db.maybe(store.languageOfNumber, { phone }))?.language;
}

/**
 * Returns names, numbers (E.164), languages and countries of people by account id; erased accounts are left out.
 */
export async function contactsOf(
  ctx: Context,
  accountIds: readonly string[],
): Promise<Map<string, Pick<Contact, 'fullName' | 'phone' | 'language' | 'country'>>> {
  if (accountIds.length === 0) return new Map();
  const rows = await ctx.db.many(store.contactsOfAccounts, { accountIds: [...new Set(accountIds)] });
  return new Map(
    rows.map(({ id, full_name: fullName, phone, language, country }) => [id, { fullName, phone, language, country }]),
  );
}

/** Returns the names of people by account id; erased accounts are left out. */
export async function namesOf(ctx: Context, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await ctx.db.many(store.namesOfAccounts, { accountIds: [...new Set(accountIds)] });
  return new Map(rows.map(({ id, full_name: name }) => [id, name]));
}

/**
 * Returns the names of people who acted for the house, by account id: also of somebody who worked here and whose
 * account is erased by now, because what they decided stays. Never for whom something is about: `namesOf` is for those.
 */
export async function namesOfActors(ctx: Context, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await ctx.db.many(store.namesOfActors, { accountIds: [...new Set(accountIds)] });
  return new Map(
    rows.map(({ id, full_name: name, acted_name_sealed: sealed }) => [
      id,
      sealed === null ? name : ctx.keys.open(placeOfActedName(id), sealed),
    ]),
  );
}
