import { randomBytes } from 'node:crypto';
import type { AskedPasskeyBody } from '@tabibu/contract/passkeys';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { later } from '../../platform/time.ts';
import { CHALLENGE_LIFETIME, relyingPartyOf } from './rules.ts';
import type { PasskeyUse } from './rules.ts';
import { passkeysFor } from './list-passkeys.ts';
import * as store from './store.ts';

/** What a challenge is bound to: the session that asks, or the cookie of a browser that signs in. */
export type ChallengeBinding =
  | { readonly purpose: 'register' | 'step-up' | 'register-records' | 'records'; readonly sessionId: string }
  | { readonly purpose: 'sign-in'; readonly browser: string | undefined };

/** Returns what the passkeys are for that may answer a challenge of this purpose. */
export const usageOf = ({ purpose }: Pick<ChallengeBinding, 'purpose'>): PasskeyUse =>
  purpose === 'records' || purpose === 'register-records' ? 'records' : 'factor';

/** A challenge as a browser returns it. */
export type GivenChallenge = ChallengeBinding & { readonly challengeId: string };

const CHALLENGE_BYTES = 32;

export interface MadeChallenge {
  readonly challengeId: string;
  readonly expiresAt: Date;
  /** In base64url. */
  readonly challenge: string;
}

/**
 * Stores a new challenge that works once, for five minutes, in this session or browser only. One that registers has
 * the handle of the new passkey.
 */
export async function makeChallenge(
  ctx: Context,
  binding: ChallengeBinding,
  userHandle: Buffer | null = null,
): Promise<MadeChallenge> {
  const now = ctx.clock.now();
  const [id, challenge, expiresAt] = [newId(now), randomBytes(CHALLENGE_BYTES), later(now, CHALLENGE_LIFETIME)];
  await ctx.db.run(store.addChallenge, { id, challenge, userHandle, now, expiresAt, ...columnsOf(binding) });
  return { challengeId: id, expiresAt, challenge: challenge.toString('base64url') };
}

export interface TakenChallenge {
  /** In base64url. */
  readonly challenge: string;
  readonly userHandle: Buffer | null;
}

/**
 * Uses a challenge up and returns it; undefined when it is used, expired, or of another session, browser
 * or purpose.
 */
export async function takeChallenge(ctx: Context, given: GivenChallenge): Promise<TakenChallenge | undefined> {
  const { challengeId: id, ...binding } = given;
  const taken = await ctx.db.maybe(store.takeChallenge, { id, now: ctx.clock.now(), ...columnsOf(binding) });
  return taken && { challenge: taken.challenge.toString('base64url'), userHandle: taken.user_handle };
}

function columnsOf(binding: ChallengeBinding) {
  return binding.purpose === 'sign-in'
    ? { purpose: binding.purpose, sessionId: null, browserHash: hashToken(binding.browser ?? '') }
    : { purpose: binding.purpose, sessionId: binding.sessionId, browserHash: null };
}

/**
 * Returns the options by which a browser asks its person for a passkey. Of an account the browser offers its passkeys
 * only; without one it offers those that it has for us, so that nobody learns who has any.
 */
export async function askPasskey(
  ctx: Context,
  binding: ChallengeBinding,
  accountId?: string,
): Promise<AskedPasskeyBody> {
  const { challengeId, expiresAt, challenge } = await makeChallenge(ctx, binding);
  const known = accountId === undefined ? [] : await passkeysFor(ctx, accountId, usageOf(binding));
  return {
    challenge_id: challengeId,
    expires_at: expiresAt.toISOString(),
    options: {
      challenge,
      rpId: relyingPartyOf(publicAddress(ctx)).id,
      timeout: CHALLENGE_LIFETIME,
      userVerification: 'required',
      allowCredentials: known.map(({ credential_id: id, transports }) => ({
        id: id.toString('base64url'),
        type: 'public-key',
        transports,
      })),
    },
  };
}
