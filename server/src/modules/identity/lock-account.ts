import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { normalizeLivePhone } from './rules.ts';
import * as store from './store.ts';

/**
 * Locks an active account: until the transaction ends nobody else can change it or add rows that belong to it. Returns
 * false when the account is not active.
 */
export async function lockAccount(inside: Context, accountId: string): Promise<boolean> {
  return (await inside.db.maybe(store.lockAccount, { accountId })) !== undefined;
}

/** Returns whether an active account signs in with this number (E.164), and locks it until the transaction ends. */
export async function hasNumber(inside: Context, phone: string): Promise<boolean> {
  return (await inside.db.maybe(store.lockAccountOfPhone, { phone })) !== undefined;
}

/**
 * Locks the active account of a number and returns its id; the number may be in any spelling of the country. Throws
 * `phone-invalid` unless it is a mobile number, and `not-found` when no account has it.
 */
export async function lockAccountOfNumber(inside: Context, spelling: string, country: CountryCode): Promise<string> {
  const phone = normalizeLivePhone(spelling, country);
  if (phone === null) throw new Problem('phone-invalid');
  const account = await inside.db.maybe(store.lockAccountOfPhone, { phone });
  if (account === undefined) throw new Problem('not-found');
  return account.id;
}
