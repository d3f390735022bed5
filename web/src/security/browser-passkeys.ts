import { useSyncExternalStore } from 'react';
import type { AuthenticatorTransport } from '@simplewebauthn/browser';
import type { AskedPasskeyBody, AssertionBody, BegunPasskey, MadePasskey } from '../api/passkeys.ts';

/** Thrown when the person closed the browser's question, or let it go by. */
export class PasskeyCancelled extends Error {}

/** Thrown when the device already has a passkey of the account. */
export class PasskeyExists extends Error {}

const neverChanges = () => () => undefined;

/** Returns whether this browser can use passkeys; false in the first render, as on the server. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => typeof PublicKeyCredential === 'function',
    () => false,
  );
}

/**
 * Returns whether this browser is known to lack passkeys; false in the first render, as on the server, so that what
 * needs them is in its place from the beginning.
 */
export function usePasskeyLack(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => typeof PublicKeyCredential !== 'function',
    () => false,
  );
}

/** Asks the person for a passkey. Throws `PasskeyCancelled`. */
export async function givePasskey({ options }: AskedPasskeyBody): Promise<AssertionBody> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const allowCredentials = options.allowCredentials.map(({ transports, ...rest }) => ({
    ...rest,
    transports: transports as AuthenticatorTransport[],
  }));
  const { id, response } = await startAuthentication({ optionsJSON: { ...options, allowCredentials } }).catch(rethrow);
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? null,
  };
}

/** Lets the person make a passkey. Throws `PasskeyCancelled` and `PasskeyExists`. */
export async function makePasskey({ options }: BegunPasskey): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await startRegistration({ optionsJSON: options }).catch(rethrow);
  return {
    id,
    client_data: response.clientDataJSON,
    attestation_object: response.attestationObject,
    transports: response.transports ?? [],
  };
}

function rethrow(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyCancelled();
  if (name === 'InvalidStateError') throw new PasskeyExists();
  throw error;
}
