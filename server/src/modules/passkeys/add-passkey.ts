import { randomBytes } from 'node:crypto';
import { MOST_PASSKEYS } from '@tabibu/contract/passkey-limits';
import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import type { PasskeyBody } from '@tabibu/contract/passkeys';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { Problem } from '../../platform/problem.ts';
import { makeChallenge, takeChallenge } from './ask-passkey.ts';
import { passkeyBody, passkeysFor, tellOfChange } from './list-passkeys.ts';
import { ALGORITHMS, CHALLENGE_LIFETIME, refusalReasonOf, knownTransports, relyingPartyOf } from './rules.ts';
import type { PasskeyUse } from './rules.ts';
import * as store from './store.ts';

const HANDLE_BYTES = 32;
const PURPOSES = { factor: 'register', records: 'register-records' } as const;

interface Keeper {
  readonly accountId: string;
  readonly sessionId: string;
  /** What the authenticator shows beside our name. */
  readonly name: string;
}

/**
 * Returns the options by which a browser makes a passkey for a locked account. It has to be one that the authenticator
 * finds without a user name, and that verifies its person. The handle in it is random, so it tells nobody the account;
 * an authenticator keeps one passkey per handle, so each use has its own. Throws `passkeys-full` when the account has
 * ten.
 */
export async function beginPasskey(
  ctx: Context,
  { accountId, sessionId, name }: Keeper,
  use: PasskeyUse = 'factor',
): Promise<DataOf<'POST /api/me/passkeys/options'>> {
  const known = await passkeysWithRoom(ctx, accountId, use);
  const handle = known[0]?.user_handle ?? randomBytes(HANDLE_BYTES);
  const made = await makeChallenge(ctx, { purpose: PURPOSES[use], sessionId }, handle);
  return {
    challenge_id: made.challengeId,
    expires_at: made.expiresAt.toISOString(),
    options: {
      challenge: made.challenge,
      rp: { id: relyingPartyOf(publicAddress(ctx)).id, name: 'Tabibu' },
      user: { id: handle.toString('base64url'), name, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
      timeout: CHALLENGE_LIFETIME,
      attestation: 'none',
      excludeCredentials: known.map(({ credential_id: id }) => ({
        id: id.toString('base64url'),
        type: 'public-key' as const,
      })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    },
  };
}

type NewPasskey = BodyOf<'POST /api/me/passkeys'> & Omit<Keeper, 'name'>;

/**
 * Stores the passkey that a browser made for a locked account, and tells the person by SMS; of one for records the
 * caller tells, and the lock of the account exists when the transaction ends. Returns a refusal instead
 * of throwing it, because the caller has to commit that the challenge is used up: `passkey-refused` if it answers no
 * challenge of this session, comes from another address or did not verify its person, and `passkey-known` if some
 * account has it already. Throws `passkeys-full`.
 */
export async function addPasskey(
  ctx: Context,
  { accountId, sessionId, challenge_id: challengeId, name, credential }: NewPasskey,
  use: PasskeyUse = 'factor',
): Promise<PasskeyBody | 'passkey-refused' | 'passkey-known'> {
  await passkeysWithRoom(ctx, accountId, use);
  const taken = await takeChallenge(ctx, { purpose: PURPOSES[use], sessionId, challengeId });
  const made = taken === undefined ? 'challenge' : await verify(ctx, taken.challenge, credential);
  if (typeof made === 'string') {
    await audit(ctx, {
      action: 'passkeys.add',
      object: 'session',
      objectId: sessionId,
      outcome: 'refused',
      details: { account: accountId, why: made },
    });
    return 'passkey-refused';
  }
  const now = ctx.clock.now();
  const row = await ctx.db.maybe(store.addPasskey, {
    id: newId(now),
    accountId,
    userHandle: taken!.userHandle!,
    credentialId: Buffer.from(made.credential.id, 'base64url'),
    publicKey: Buffer.from(made.credential.publicKey),
    counter: made.credential.counter,
    transports: knownTransports(credential.transports),
    synced: made.credentialBackedUp,
    name,
    forRecords: use === 'records',
    now,
  });
  if (row === undefined) return 'passkey-known';
  await audit(ctx, {
    action: 'passkeys.add',
    object: 'passkey',
    objectId: row.id,
    details: { account: accountId, synced: row.synced, use },
  });
  if (use === 'factor') await tellOfChange(ctx, accountId, 'passkey-added', row.id);
  return passkeyBody(row);
}

async function passkeysWithRoom(
  ctx: Context,
  accountId: string,
  use: PasskeyUse,
): Promise<readonly store.PasskeyRow[]> {
  const known = await passkeysFor(ctx, accountId, use);
  if (known.length >= MOST_PASSKEYS) throw new Problem('passkeys-full', { most: MOST_PASSKEYS });
  return known;
}

async function verify(ctx: Context, challenge: string, credential: NewPasskey['credential']) {
  const party = relyingPartyOf(publicAddress(ctx));
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credential.id,
        rawId: credential.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: credential.client_data, attestationObject: credential.attestation_object },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    // The id beside the signed data is the browser's word: it has to be the signed one.
    return verified && registrationInfo.credential.id === credential.id ? registrationInfo : 'malformed';
  } catch (error) {
    return refusalReasonOf(error);
  }
}
