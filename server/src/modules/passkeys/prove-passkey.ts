import type { AssertionBody } from '@tabibu/contract/passkeys';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { takeChallenge, usageOf } from './ask-passkey.ts';
import type { GivenChallenge } from './ask-passkey.ts';
import { refusalReasonOf, relyingPartyOf } from './rules.ts';
import type { RefusalReason } from './rules.ts';
import * as store from './store.ts';

/** Returns the account of a passkey; undefined when nobody has it. It proves nothing yet. */
export async function ownerOfPasskey(ctx: Context, { id }: Pick<AssertionBody, 'id'>): Promise<string | undefined> {
  return (await ctx.db.maybe(store.ownerOf, { credentialId: Buffer.from(id, 'base64url') }))?.account_id;
}

/**
 * Checks that a passkey of a locked account signed this challenge for us, with its person verified (fingerprint, face
 * or PIN). Returns true and records the use. Otherwise returns false and writes to the audit log why; the caller must
 * commit, because the challenge is used up either way. A counter that did not move on is refused: the authenticator
 * may have been copied. `accountId` is undefined when nobody has the passkey.
 */
export async function provePasskey(
  ctx: Context,
  accountId: string | undefined,
  given: GivenChallenge & { readonly credential: AssertionBody },
): Promise<boolean> {
  const { credential, ...challengeGiven } = given;
  const challenge = (await takeChallenge(ctx, challengeGiven))?.challenge;
  const key = { credentialId: Buffer.from(credential.id, 'base64url'), forRecords: usageOf(given) === 'records' };
  const passkey = accountId === undefined ? undefined : await ctx.db.maybe(store.lockPasskey, { ...key, accountId });
  const reason = await findRefusalReason(ctx, { challenge, passkey, credential, purpose: given.purpose });
  await audit(ctx, {
    action: 'passkeys.use',
    // Without a passkey there is no object: the challenge may be somebody else's.
    object: passkey === undefined ? 'request' : 'passkey',
    objectId: passkey?.id ?? ctx.requestId,
    outcome: reason === undefined ? 'done' : 'refused',
    details: { account: accountId ?? null, purpose: given.purpose, ...(reason !== undefined && { why: reason }) },
  });
  return reason === undefined;
}

interface Answer {
  readonly challenge: string | undefined;
  readonly passkey: store.PasskeyRow | undefined;
  readonly credential: AssertionBody;
  readonly purpose: GivenChallenge['purpose'];
}

async function findRefusalReason(
  ctx: Context,
  { challenge, passkey, credential, purpose }: Answer,
): Promise<RefusalReason | 'unknown' | 'handle' | 'signature' | 'counter' | undefined> {
  if (challenge === undefined) return 'challenge';
  if (passkey === undefined) return 'unknown';
  // A sign-in names its person by the handle only; elsewhere the account is known, and the browser may leave it out.
  const handle = credential.user_handle;
  if (handle === null ? purpose === 'sign-in' : handle !== passkey.user_handle.toString('base64url')) return 'handle';
  const checked = await verify(ctx, { challenge, passkey, credential });
  if (typeof checked === 'string') return checked;
  const { newCounter: counter, credentialBackedUp: synced } = checked;
  const moved = await ctx.db.run(store.recordUse, { id: passkey.id, counter, synced, now: ctx.clock.now() });
  return moved === 0 ? 'counter' : undefined;
}

async function verify(
  ctx: Context,
  { challenge, passkey, credential }: { challenge: string; passkey: store.PasskeyRow; credential: AssertionBody },
) {
  const party = relyingPartyOf(publicAddress(ctx));
  // Read when the first passkey is used: the library brings readers of certificates with it.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credential.id,
        rawId: credential.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: credential.client_data,
          authenticatorData: credential.authenticator_data,
          signature: credential.signature,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // Zero leaves the counter to the conditional update, which also holds on several nodes at once.
      credential: { id: credential.id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
    });
    return verified ? authenticationInfo : 'signature';
  } catch (error) {
    return refusalReasonOf(error);
  }
}
