import type { CountryCode } from '@tabibu/contract/countries';
import type { DeviceBody, MeBody, SecondFactorWantedBody } from '@tabibu/contract/identity';
import type { Language } from '@tabibu/contract/languages';
import { sendApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { DeviceBody, MeBody };

/** What a person types to sign in or register. */
export interface SignInWish {
  readonly full_name: string;
  readonly phone: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly role: 'patient' | 'doctor';
}

/** A code that is on its way to a phone. Nothing in it proves anything. */
export interface CodeChallenge {
  readonly challenge_id: string;
  readonly phone: string;
  readonly expires_at: string;
  readonly resend_at: string;
  /** While the SMS sandbox is active: where the sent message can be read. */
  readonly sandbox_outbox?: string | undefined;
}

/** Sends a one-time code; the answer does not say whether the number is known. */
export function requestCode(wish: SignInWish): Promise<CodeChallenge> {
  return sendApi<CodeChallenge>('POST', '/api/auth/code', wish);
}

/** A sign-in whose phone is proven and whose account wants its second factor. */
export type SecondFactorWanted = SecondFactorWantedBody['second_factor'];

/** A code of the authenticator app, or a recovery code in its place. */
export interface FactorProof {
  readonly kind: 'authenticator' | 'recovery';
  readonly code: string;
}

/** Proves the phone; the session cookie is set and the person comes back, unless the account wants its second factor first. */
export function verifyCode(challengeId: string, code: string): Promise<MeBody | SecondFactorWantedBody> {
  return sendApi<MeBody | SecondFactorWantedBody>('POST', '/api/auth/verify', { challenge_id: challengeId, code });
}

/** Finishes a sign-in that waits for its second factor. */
export function passSecondFactor(challengeId: string, proof: FactorProof): Promise<MeBody> {
  return sendApi<MeBody>('POST', '/api/auth/second-factor', { challenge_id: challengeId, ...proof });
}

interface SandboxMessage { readonly text: string; readonly at: string }

/** The line that binds a code to our origin: no other message has it. */
const BOUND_CODE = /^@\S+ #\d{6}$/m;

/** The newest code in the sandbox's outbox, or undefined while it is not there yet. Exists only beside a sandbox. */
export async function readSandboxMessage(address: string, signal?: AbortSignal): Promise<string | undefined> {
  const response = await fetch(address, { headers: { accept: 'application/json' }, ...(signal ? { signal } : {}) });
  if (!response.ok) return undefined;
  const { messages = [] } = (await response.json()) as { messages?: SandboxMessage[] };
  return newestCode(messages);
}

/** The text of the newest message that carries a code: the same phone may be rung for an emergency in between. */
export function newestCode(messages: readonly SandboxMessage[]): string | undefined {
  return messages.filter(({ text }) => BOUND_CODE.test(text)).sort((one, other) => other.at.localeCompare(one.at))[0]?.text;
}

/** Where the person is signed in. */
export const devicesQuery = () => apiQuery<DeviceBody[]>('/api/me/devices', 0);

/** Ends the session of one device. */
export function signOutDevice(id: string): Promise<unknown> {
  return sendApi('DELETE', `/api/me/devices/${id}`);
}
