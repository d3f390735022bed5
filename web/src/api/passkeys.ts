import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import type { AskedPasskeyBody, AssertionBody, PasskeyBody } from '@tabibu/contract/passkeys';
import { callApi } from './client.ts';
import type { MeBody } from './identity.ts';
import { apiQuery } from './query.ts';
import type { Portal } from './staff.ts';

export type { AskedPasskeyBody, AssertionBody, PasskeyBody };

/** The options by which a browser makes a passkey. */
export type BegunPasskey = DataOf<'POST /api/me/passkeys/options'>;

/** What the server stores of a passkey that a browser made. */
export type MadePasskey = BodyOf<'POST /api/me/passkeys'>['credential'];

/** Query of the signed-in person's passkeys. */
export const passkeysQuery = () => apiQuery('GET /api/me/passkeys', 0);

/** Starts making a passkey. */
export function beginPasskey(): Promise<BegunPasskey> {
  return callApi('POST /api/me/passkeys/options');
}

/** Stores a passkey that the browser made. All other sessions end. */
export function addPasskey(challengeId: string, name: string, credential: MadePasskey): Promise<PasskeyBody> {
  return callApi('POST /api/me/passkeys', { body: { challenge_id: challengeId, name, credential } });
}

/** Gives a passkey another name. */
export function renamePasskey(id: string, name: string): Promise<PasskeyBody> {
  return callApi('PATCH /api/me/passkeys/:passkey_id', { params: { passkey_id: id }, body: { name } });
}

/** Removes a passkey. All other sessions end. */
export function removePasskey(id: string): Promise<unknown> {
  return callApi('DELETE /api/me/passkeys/:passkey_id', { params: { passkey_id: id } });
}

/** Asks for a challenge without a session. */
export function askPasskey(): Promise<AskedPasskeyBody> {
  return callApi('POST /api/auth/passkey/options');
}

/** Signs somebody who works here in. */
export function signInWithPasskey(portal: Portal, challengeId: string, credential: AssertionBody): Promise<MeBody> {
  return callApi('POST /api/auth/passkey', { body: { portal, challenge_id: challengeId, credential } });
}

/** Finishes the sign-in `heldId` with a passkey in place of the authenticator. */
export function verifySecondPasskey(heldId: string, challengeId: string, credential: AssertionBody): Promise<MeBody> {
  return callApi('POST /api/auth/second-factor/passkey', {
    body: { challenge_id: heldId, passkey_challenge_id: challengeId, credential },
  });
}

/** Asks for a challenge to one of the own passkeys. */
export function askOwnPasskey(): Promise<AskedPasskeyBody> {
  return callApi('POST /api/me/step-up/passkey/options');
}

/** Gives one of the own passkeys again. It counts like `stepUp`. */
export function stepUpByPasskey(challengeId: string, credential: AssertionBody): Promise<unknown> {
  return callApi('POST /api/me/step-up/passkey', { body: { challenge_id: challengeId, credential } });
}
