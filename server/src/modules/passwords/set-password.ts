import { cleanUsername } from '@tabibu/contract/passwords';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { brokenConstraint } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { isOftenLeaked } from './leaked-passwords.ts';
import { hashPassword } from './hash-password.ts';
import { standsAlone, weaknessOf } from './rules.ts';
import * as store from './store.ts';

export interface WantedPassword {
  readonly username: string;
  readonly password: string;
  /** Words that a stranger would try first, such as the person's name; the user name is added. */
  readonly context: readonly string[];
}

/** A password that was found good, ready to be stored. */
export interface PreparedPassword {
  readonly username: string;
  readonly hash: string;
  readonly standsAlone: boolean;
}

/**
 * Reads a new user name and password and hashes the password. Throws `username-invalid`, `password-too-short`,
 * `password-too-long` or `password-common`. Runs before the transaction that stores it, because a hash takes long.
 */
export async function preparePassword({ username, password, context }: WantedPassword): Promise<PreparedPassword> {
  const name = cleanUsername(username);
  if (name === null) throw new Problem('username-invalid');
  const weakness = weaknessOf(password, [...context, name]);
  if (weakness !== undefined) throw new Problem(weakness);
  if (await isOftenLeaked(password)) throw new Problem('password-common');
  return { username: name, hash: await hashPassword(password), standsAlone: standsAlone(password) };
}

/**
 * Stores user name and password of an account that the caller has locked, in place of earlier ones. Throws
 * `username-taken` when another account has the user name.
 */
export async function setPassword(inside: Context, accountId: string, prepared: PreparedPassword): Promise<void> {
  const set = await inside.db
    .run(store.setPassword, { accountId, ...prepared, now: inside.clock.now() })
    .catch(refuseTaken);
  if (set === 0) throw new Problem('username-taken');
  await audit(inside, { action: 'passwords.set', object: 'account', objectId: accountId });
}

/** Two people who choose the same user name at the same moment: the second one fails at the constraint. */
function refuseTaken(error: unknown): never {
  if (brokenConstraint(error) === 'passwords_one_per_name') throw new Problem('username-taken');
  throw error;
}
