import type { Portal } from '@tabibu/contract/staff-access';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { holdSignIn } from '../authenticators/index.ts';
import type { HeldSignIn } from '../authenticators/index.ts';
import { contactOf, lockAccount, signInAs } from '../identity/index.ts';
import type { SignedIn } from '../identity/index.ts';
import { checkPassword } from '../passwords/index.ts';
import type { RightPassword } from '../passwords/index.ts';
import { roleAt } from './rules.ts';

interface SignInInput {
  readonly portal: Portal;
  readonly username: string;
  readonly password: string;
}

/** The printed sentence of each login; it never tells which half was wrong. */
const WRONG = { admin: 'admin-credentials-wrong', staff: 'staff-credentials-wrong' } as const;

/**
 * Signs somebody who works here in with user name and password. Returns the session, or the held sign-in when the
 * account has an authenticator. A wrong user name, a wrong password and a role of the other portal are refused alike.
 * Throws `credentials-required`, `admin-credentials-wrong` or `staff-credentials-wrong`, `sign-in-paused` after several
 * wrong passwords, and `set-up-first` when the password is right and a compulsory authenticator is missing. Not
 * repeatable.
 */
export async function signInWithPassword(
  ctx: Context,
  { portal, username, password }: SignInInput,
  device: string | undefined,
): Promise<SignedIn | HeldSignIn> {
  if (username.trim() === '' || password === '') throw new Problem('credentials-required');
  const right = await checkPassword(ctx, { username, password });
  const signedIn = right && (await inTransaction(ctx, (inside) => enter(inside, portal, right, device)));
  if (signedIn === undefined) throw new Problem(WRONG[portal]);
  return signedIn;
}

async function enter(
  inside: Context,
  portal: Portal,
  { accountId, standsAlone }: RightPassword,
  device: string | undefined,
): Promise<SignedIn | HeldSignIn | undefined> {
  if (!(await lockAccount(inside, accountId))) return undefined;
  const role = roleAt(portal, (await contactOf(inside, accountId))?.roles ?? []);
  if (role === undefined) return undefined;
  const held = await holdSignIn(inside, accountId, role);
  if (held !== undefined) return held;
  if (role === 'administrator' || !standsAlone) throw new Problem('set-up-first');
  return signInAs(inside, { accountId, role, device });
}
