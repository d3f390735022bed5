import type { EnrolmentBody } from '@tabibu/contract/second-factor';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { qrPath } from '../../platform/print/qr-path.ts';
import { beginAuthenticator, removeAuthenticator, findAuthenticator } from '../authenticators/index.ts';
import { endSessions, lockAccount, endOtherSessions } from '../identity/index.ts';
import { removePasskeys } from '../passkeys/index.ts';
import { preparePassword, setPassword } from '../passwords/index.ts';
import { findLink, requireEntry } from './find-link.ts';

interface SetUpInput {
  readonly token: string;
  readonly username: string;
  readonly password: string;
}

/**
 * Stores the user name and password that the holder of a set-up link chose, ends all sessions of the account, and
 * returns a fresh secret for an authenticator; an earlier authenticator and all passkeys are removed, and their person
 * told. The person of an account that was in use before the invitation does so in an own session, which stays, and
 * keeps an authenticator and passkeys: then null is returned. Throws `set-up-link-over`, `credentials-required`,
 * `username-taken`, the refusals of `requireEntry` and of `preparePassword`. May be repeated until the link is used up.
 */
export async function beginSetUp(
  ctx: Context,
  { token, username, password }: SetUpInput,
): Promise<EnrolmentBody | null> {
  const { person } = await findLink(ctx, token);
  if (username.trim() === '' || password === '') throw new Problem('credentials-required');
  const prepared = await preparePassword({ username, password, context: [person.fullName] });
  return inTransaction(ctx, async (inside) => {
    const { accountId, phone } = person;
    if (!(await lockAccount(inside, accountId))) throw new Problem('set-up-link-over');
    // The link may have been used or replaced while the password was hashed.
    const entry = await requireEntry(inside, await findLink(inside, token));
    await setPassword(inside, accountId, prepared);
    if (entry === 'own') {
      await endOtherSessions(inside, accountId);
      if ((await findAuthenticator(inside, accountId)) !== undefined) return null;
    } else {
      await endSessions(inside, accountId);
      await removeAuthenticator(inside, accountId, 'reset');
      await removePasskeys(inside, accountId);
    }
    const { secret, uri, expiresAt } = await beginAuthenticator(inside, { accountId, phone });
    return { secret, uri, qr: qrPath(uri), expires_at: expiresAt.toISOString() };
  });
}
