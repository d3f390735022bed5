import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { secretAssociatedData } from './prove-second-factor.ts';
import * as store from './store.ts';
import { ENROLMENT_LIFETIME, newSecret, otpauthUri } from './totp-rules.ts';

export interface BegunAuthenticator {
  /** RFC 4648 base32, for typing into the app. */
  readonly secret: string;
  /** The content of the QR code for the app. */
  readonly uri: string;
  readonly expiresAt: Date;
}

/**
 * Creates a secret for an authenticator app of a locked account and returns it; it cannot be read again. No sign-in
 * asks for it before `confirmAuthenticator`. Replaces an authenticator that was begun and not confirmed. Throws
 * `second-factor-on` when the account has a confirmed one.
 */
export async function beginAuthenticator(
  ctx: Context,
  { accountId, phone }: { readonly accountId: string; readonly phone: string },
): Promise<BegunAuthenticator> {
  const now = ctx.clock.now();
  const id = newId(now);
  const secret = newSecret();
  const begun = await ctx.db.run(store.beginAuthenticator, {
    accountId,
    id,
    secretSealed: ctx.keys.seal(secretAssociatedData(accountId, id), secret),
    now,
  });
  if (begun === 0) throw new Problem('second-factor-on');
  await audit(ctx, {
    action: 'identity.begin-authenticator',
    object: 'authenticator',
    objectId: id,
    details: { account: accountId },
  });
  return { secret, uri: otpauthUri(secret, phone), expiresAt: later(now, ENROLMENT_LIFETIME) };
}
