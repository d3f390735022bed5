import { PASSPHRASE_LENGTH } from '@tabibu/contract/passwords';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { takeTry } from './check-password.ts';
import { hashPassword, isPassword } from './hash-password.ts';
import { isOftenLeaked } from './leaked-passwords.ts';
import { weaknessOf } from './rules.ts';
import * as store from './store.ts';

const REFUSALS = {
  'password-too-short': 'passphrase-too-short',
  'password-too-long': 'passphrase-too-long',
  'password-common': 'passphrase-common',
} as const;

/**
 * Returns what is stored of a record passphrase. Throws `passphrase-too-short`, `passphrase-too-long` or
 * `passphrase-common`; `context` are words that a stranger would try first. Runs outside a transaction, because a hash
 * takes long.
 */
export async function hashPassphrase(passphrase: string, context: readonly string[]): Promise<string> {
  const weakness = weaknessOf(passphrase, context, PASSPHRASE_LENGTH);
  if (weakness !== undefined) throw new Problem(REFUSALS[weakness]);
  if (await isOftenLeaked(passphrase)) throw new Problem('passphrase-common');
  return hashPassword(passphrase);
}

/**
 * Compares a typed record passphrase with the stored one. Returns 0 if it is right, otherwise the wrong tries in a row.
 * Tries are counted per account before they are compared; after several wrong ones it throws `passphrase-paused` with
 * the seconds to wait. Runs outside a transaction.
 */
export async function checkPassphrase(
  ctx: Context,
  accountId: string,
  { stored, typed }: { readonly stored: string | undefined; readonly typed: string },
): Promise<number> {
  const tries = await takeRecordTry(ctx, accountId);
  if (!(await isPassword(stored, typed))) return tries;
  await forgetRecordTries(ctx, accountId);
  return 0;
}

/**
 * Counts a try to open the earlier records of an account before it is compared, by passphrase or passkey alike, and
 * returns the tries in a row. Throws `passphrase-paused` with the seconds to wait. Runs outside a transaction.
 */
export async function takeRecordTry(ctx: Context, accountId: string): Promise<number> {
  return takeTry(ctx, subjectOf(ctx, accountId), 'passphrase-paused');
}

/** Forgets the tries to open the records of an account, after a right one. */
export async function forgetRecordTries(ctx: Context, accountId: string): Promise<void> {
  await ctx.db.run(store.forgetTries, { subject: subjectOf(ctx, accountId) });
}

const subjectOf = (ctx: Context, accountId: string) => ctx.keys.sign('password', `record passphrase ${accountId}`);
