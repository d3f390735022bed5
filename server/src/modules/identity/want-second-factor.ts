import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { newId, randomToken } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { later } from '../../platform/time.ts';
import type { Role } from './rules.ts';
import * as store from './second-factor-store.ts';
import { WANTED_LIFE } from './totp-rules.ts';

/** A sign-in that has proven its phone and has no session yet. */
export interface WantedFactor {
  readonly challengeId: string;
  readonly expiresAt: Date;
  /** For the cookie of the browser that proved the phone: nobody else can go on. */
  readonly browser: string;
}

/**
 * Holds a sign-in back when the account has an authenticator in force; undefined when it has none. Called only after the code by SMS was
 * right, so that nobody else learns whether there is one. Runs in the transaction that locked the account.
 */
export async function wantSecondFactor(ctx: Context, accountId: string, role: Role): Promise<WantedFactor | undefined> {
  if (await ctx.db.maybe(store.authenticatorInForce, [accountId]) === undefined) return undefined;
  const now = ctx.clock.now();
  const wanted = { challengeId: newId(now), expiresAt: later(now, WANTED_LIFE), browser: randomToken() };
  await ctx.db.run(store.addWanted, [wanted.challengeId, accountId, role, hashToken(wanted.browser), now, wanted.expiresAt]);
  await audit(ctx, { action: 'identity.want-second-factor', object: 'challenge', objectId: wanted.challengeId, details: { account: accountId, role } });
  return wanted;
}
