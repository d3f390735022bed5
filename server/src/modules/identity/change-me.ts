import type { MeBody } from '@tabibu/contract/identity';
import type { CountryCode } from '@tabibu/contract/countries';
import { isEmail } from '@tabibu/contract/email-address';
import type { Language } from '@tabibu/contract/languages';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { describeActor } from './read-me.ts';
import { readName } from './request-code.ts';
import * as store from './store.ts';

export interface AccountChange {
  readonly full_name?: string | undefined;
  /** Any of the ten countries; one that is not live yet shows what is coming (C50). */
  readonly country?: CountryCode | undefined;
  readonly language?: Language | undefined;
  /** Empty or null removes the email. */
  readonly email?: string | null | undefined;
}

/**
 * Saves name, country, language or email of the account; the next request already uses them (PAT-SHELL-53, W05).
 * Documents keep the name that they were signed with. Throws `full-name-required` or `name-needs-letters` for an
 * invalid name (C42), `email-invalid`, and `change-in-profile` when a doctor changes name or email, which patients read
 * on the profile. May be repeated.
 */
export async function changeMe(ctx: Context, change: AccountChange): Promise<MeBody> {
  const name = change.full_name === undefined ? null : readName(change.full_name);
  const email = change.email === undefined ? null : readEmail(change.email ?? '');
  return inTransaction(ctx, async (inside) => {
    const account = await inside.db.maybe(store.activeAccount, { accountId: accountOf(ctx) });
    if ((name !== null || email !== null) && account?.roles.includes('doctor') === true)
      throw new Problem('change-in-profile');
    return save(inside, { ...change, full_name: name, email });
  });
}

/** Copies the new name from the profile to the account of the signed-in doctor. */
export async function renameDoctor(inside: Context, fullName: string): Promise<void> {
  await save(inside, { full_name: fullName, email: null });
}

/** Copies a doctor's name to the account, when the office changed it. Does nothing for an erased account. */
export async function renameAccount(inside: Context, accountId: string, fullName: string): Promise<void> {
  const changed = { fullName, country: null, language: null, email: null };
  if ((await inside.db.maybe(store.changeAccount, { accountId, ...changed })) === undefined) return;
  await audit(inside, {
    action: 'identity.change-account',
    object: 'account',
    objectId: accountId,
    details: { fields: 'full_name' },
  });
}

/**
 * Gives an account the email `to` if its own is `from` (null: none): a doctor's email is kept in the profile, and the
 * account follows it. Does nothing for an account with an email of its own or an erased one. Idempotent.
 */
export async function moveEmail(
  inside: Context,
  { accountId, from, to }: { accountId: string; from: string | null; to: string | null },
): Promise<void> {
  if ((await inside.db.run(store.moveEmail, { accountId, from, to })) === 0) return;
  await audit(inside, {
    action: 'identity.change-account',
    object: 'account',
    objectId: accountId,
    details: { fields: 'email' },
  });
}

interface Saved extends Pick<AccountChange, 'country' | 'language'> {
  readonly full_name: string | null;
  readonly email: string | null;
}

async function save(inside: Context, change: Saved): Promise<MeBody> {
  const accountId = accountOf(inside);
  const { full_name: name, country = null, language = null, email } = change;
  const account = await inside.db.maybe(store.changeAccount, { accountId, fullName: name, country, language, email });
  if (account === undefined) throw new Problem('not-signed-in');
  const fields = Object.entries({ full_name: name, country, language, email })
    .filter(([, value]) => value !== null)
    .map(([field]) => field);
  await audit(inside, {
    action: 'identity.change-account',
    object: 'account',
    objectId: accountId,
    details: { fields: fields.join(' ') },
  });
  return describeActor(inside, account);
}

function readEmail(typed: string): string {
  const email = typed.trim();
  if (email !== '' && !isEmail(email)) throw new Problem('email-invalid');
  return email;
}
