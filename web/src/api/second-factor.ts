import type { EnrolmentBody, SecondFactorBody } from '@tabibu/contract/second-factor';
import { sendApi } from './client.ts';
import type { CodeChallenge, FactorProof } from './identity.ts';
import { apiQuery } from './query.ts';

export type { EnrolmentBody, SecondFactorBody };

const PATH = '/api/me/second-factor';
type Codes = { readonly recovery_codes: string[] };

/** Whether this account asks for an authenticator. */
export const secondFactorQuery = () => apiQuery<SecondFactorBody>(PATH, 0);

/** Sends a code to the number of the signed-in person. */
export function askForProof(): Promise<CodeChallenge> {
  return sendApi<CodeChallenge>('POST', '/api/me/proof/code');
}

/** Proves the phone again; counts for ten minutes. */
export function giveProof(challengeId: string, code: string): Promise<unknown> {
  return sendApi('POST', '/api/me/proof', { challenge_id: challengeId, code });
}

/** The authenticator again, for what moves money; counts for five minutes. */
export function stepUp(proof: FactorProof): Promise<unknown> {
  return sendApi('POST', '/api/me/step-up', proof);
}

/** Sends a code to another number of the signed-in person. */
export function askNumberCode(phone: string): Promise<CodeChallenge> {
  return sendApi<CodeChallenge>('POST', '/api/me/numbers/code', { phone });
}

/** Proves that number; counts for ten minutes. */
export function proveNumber(challengeId: string, code: string): Promise<unknown> {
  return sendApi('POST', '/api/me/numbers', { challenge_id: challengeId, code });
}

/** A fresh secret, shown in this answer only. */
export function beginSecondFactor(): Promise<EnrolmentBody> {
  return sendApi<EnrolmentBody>('POST', PATH);
}

/** Switches it on; the recovery codes are in this answer only. */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  return (await sendApi<Codes>('POST', `${PATH}/confirm`, { code })).recovery_codes;
}

/** New recovery codes; the old ones die. */
export async function renewRecoveryCodes(proof: FactorProof): Promise<string[]> {
  return (await sendApi<Codes>('POST', `${PATH}/recovery-codes`, proof)).recovery_codes;
}

/** Switches it off. */
export function removeSecondFactor(proof: FactorProof): Promise<unknown> {
  return sendApi('DELETE', PATH, proof);
}
