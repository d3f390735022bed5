import type { Role } from '@tabibu/contract/roles';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { newId, randomToken } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { later } from '../../platform/time.ts';
import { hasPasskey } from '../passkeys/index.ts';
import * as store from './store.ts';
import { HELD_SIGN_IN_LIFE } from './totp-rules.ts';

/** A sign-in whose phone is proven and whose second factor is missing; it has no session yet. */
export interface HeldSignIn {
  readonly challengeId: string;
  readonly expiresAt: Date;
  /** Token for the cookie of the browser that proved the phone: no other browser can finish the sign-in. */
  readonly browser: string;
  /** True if the account has a passkey, which does in place of the authenticator. */
  readonly byPasskey: boolean;
}

/**
 * Holds a sign-in when the account has a confirmed authenticator; returns undefined when it has none. Called only after
 * the code by SMS was right, so that strangers do not learn whether there is one. Runs in the transaction that locked
 * the account.
 */
export async function holdSignIn(ctx: Context, accountId: string, role: Role): Promise<HeldSignIn | undefined> {
  if ((await ctx.db.maybe(store.authenticatorInForce, { accountId })) === undefined) return undefined;
  const now = ctx.clock.now();
  const held = { challengeId: newId(now), expiresAt: later(now, HELD_SIGN_IN_LIFE), browser: randomToken() };
  const byPasskey = await hasPasskey(ctx, accountId);
  await ctx.db.run(store.addHeldSignIn, {
    challengeId: held.challengeId,
    accountId,
    role,
    browserHash: hashToken(held.browser),
    now,
    expiresAt: held.expiresAt,
  });
  await audit(ctx, {
    action: 'identity.want-second-factor',
    object: 'challenge',
    objectId: held.challengeId,
    details: { account: accountId, role },
  });
  return { ...held, byPasskey };
}

/** The held sign-in that a browser wants to finish. */
export interface SignInStep {
  readonly challengeId: string;
  /** The cookie of the browser that proved the phone. */
  readonly browser: string | undefined;
}

/** Returns the account of a held sign-in; undefined when it is unknown, over, or another browser's. */
export async function accountOfHeldSignIn(ctx: Context, step: SignInStep): Promise<string | undefined> {
  return (await ctx.db.maybe(store.accountOfHeldSignIn, keyOf(ctx, step)))?.account_id;
}

/** Takes one of the five guesses of a held sign-in and returns its role; undefined when the sign-in is over. */
export async function takeSignInGuess(ctx: Context, step: SignInStep): Promise<Role | undefined> {
  return (await ctx.db.maybe(store.takeGuess, keyOf(ctx, step)))?.role;
}

/** Marks a held sign-in as used, so that it opens no second session. */
export async function finishSignIn(ctx: Context, { challengeId }: SignInStep): Promise<void> {
  await ctx.db.run(store.useHeldSignIn, { challengeId, now: ctx.clock.now() });
}

function keyOf(ctx: Context, { challengeId, browser }: SignInStep): store.HeldSignInKey {
  return { challengeId, browserHash: hashToken(browser ?? ''), now: ctx.clock.now() };
}
