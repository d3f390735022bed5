import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import type { DeviceBody, MeBody, SecondFactorRequiredBody } from '@tabibu/contract/identity';
import type { NetworkWorkBody } from '@tabibu/contract/network-work';
import { ApiProblem, callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { DeviceBody, MeBody };

/** The input to sign in or to register. */
export type CodeRequest = BodyOf<'POST /api/auth/code'>;

/** A code that was sent to a phone. It proves nothing by itself. */
export type CodeChallenge = DataOf<'POST /api/auth/code'>;

/**
 * Sends a one-time code. The answer does not reveal whether the number has an account. On a network of many strangers
 * the browser first does a small computation.
 */
export async function requestCode(wish: CodeRequest): Promise<CodeChallenge> {
  try {
    return await callApi('POST /api/auth/code', { body: wish });
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'network-busy') throw error;
    const { solveWork } = await import('./solve-work.ts');
    const work = await solveWork(error.params['work'] as NetworkWorkBody);
    if (work === undefined) throw error;
    return callApi('POST /api/auth/code', { body: { ...wish, work } });
  }
}

/** A sign-in with a proven phone that still needs the account's second factor. */
export type SecondFactorRequired = SecondFactorRequiredBody['second_factor'];

/** A code of the authenticator app or a recovery code. */
export type FactorProof = BodyOf<'POST /api/me/step-up'>;

/**
 * Checks the code that was sent to the phone. Sets the session cookie and resolves with the person, or resolves with
 * the second factor that the account still needs.
 */
export function verifyCode(challengeId: string, code: string): Promise<MeBody | SecondFactorRequiredBody> {
  return callApi('POST /api/auth/verify', { body: { challenge_id: challengeId, code } });
}

/** Finishes a sign-in with the second factor. */
export function verifySecondFactor(challengeId: string, proof: FactorProof): Promise<MeBody> {
  return callApi('POST /api/auth/second-factor', { body: { challenge_id: challengeId, ...proof } });
}

interface SandboxMessage {
  readonly text: string;
  readonly at: string;
}

/** The line `@domain #code`, which binds a code to our origin. Only messages with a code have it. */
const BOUND_CODE = /^@\S+ #\d{6}$/m;

/**
 * Returns the newest message with a code from the sandbox's outbox, undefined if there is none yet. Works only in an
 * installation with a sandbox.
 */
export async function readSandboxMessage(address: string, signal?: AbortSignal): Promise<string | undefined> {
  const response = await fetch(address, { headers: { accept: 'application/json' }, ...(signal ? { signal } : {}) });
  if (!response.ok) return undefined;
  const { messages = [] } = (await response.json()) as { messages?: SandboxMessage[] };
  return newestCode(messages);
}

/**
 * Returns the text of the newest message that carries a code. The same phone may also have got other messages, such as
 * an emergency alert.
 */
export function newestCode(messages: readonly SandboxMessage[]): string | undefined {
  return messages.filter(({ text }) => BOUND_CODE.test(text)).sort((one, other) => other.at.localeCompare(one.at))[0]
    ?.text;
}

/** Query of the devices on which the person is signed in. */
export const devicesQuery = () => apiQuery('GET /api/me/devices', 0);

/** Signs one device out. */
export function signOutDevice(id: string): Promise<unknown> {
  return callApi('DELETE /api/me/devices/:session_id', { params: { session_id: id } });
}
