import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { findAuthenticator } from '../authenticators/index.ts';
import { contactOf, endOtherSessions, lockAccount } from '../identity/index.ts';
import { findPassword, isPasswordOf, preparePassword, setPassword } from '../passwords/index.ts';

interface ProfileInput {
  readonly username: string;
  readonly current_password: string;
  readonly new_password: string;
  readonly confirm_password: string;
}

/** Returns the user name of the signed-in person; empty if nothing was set up. */
export async function readProfile(ctx: Context): Promise<{ username: string }> {
  const password = await findPassword(ctx, accountOf(ctx));
  return { username: password?.username ?? '' };
}

/**
 * Changes user name and password, ends the person's other sessions and tells the person by SMS. Throws
 * `all-fields-required`, `passwords-differ`, `current-password-wrong`, `sign-in-paused` after several wrong ones,
 * `authenticator-required` for a password under 15 characters without an authenticator, `username-taken` and the
 * refusals of `preparePassword` (S54, W55).
 */
export async function changeProfile(ctx: Context, typed: ProfileInput): Promise<{ username: string }> {
  const accountId = accountOf(ctx);
  if ([typed.username.trim(), typed.current_password, typed.new_password, typed.confirm_password].includes(''))
    throw new Problem('all-fields-required');
  if (typed.new_password !== typed.confirm_password) throw new Problem('passwords-differ');
  if (!(await isPasswordOf(ctx, accountId, typed.current_password))) throw new Problem('current-password-wrong');
  const person = await contactOf(ctx, accountId);
  const context = person === undefined ? [] : [person.fullName];
  const prepared = await preparePassword({ username: typed.username, password: typed.new_password, context });
  return inTransaction(ctx, async (inside) => {
    if (!(await lockAccount(inside, accountId))) throw new Problem('not-signed-in');
    if (!prepared.standsAlone && (await findAuthenticator(inside, accountId)) === undefined)
      throw new Problem('authenticator-required');
    await setPassword(inside, accountId, prepared);
    await endOtherSessions(inside, accountId);
    await publish(inside, 'passwords.changed', { accountId, occasion: newId(inside.clock.now()) });
    return { username: prepared.username };
  });
}
