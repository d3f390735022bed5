import type { EnrolmentBody, SecondFactorBody } from '@tabibu/contract/second-factor';
import { callApi } from './client.ts';
import type { CodeChallenge, FactorProof } from './identity.ts';
import { apiQuery } from './query.ts';

export type { EnrolmentBody, SecondFactorBody };

/** Query of whether the account has a second factor. */
export const secondFactorQuery = () => apiQuery('GET /api/me/second-factor', 0);

/** Sends a code to the account's own number. */
export function requestPhoneProof(): Promise<CodeChallenge> {
  return callApi('POST /api/me/proof/code');
}

/** Proves the account's own phone again. The proof counts for ten minutes in this session. */
export function confirmPhoneProof(challengeId: string, code: string): Promise<unknown> {
  return callApi('POST /api/me/proof', { body: { challenge_id: challengeId, code } });
}

/**
 * Proves the authenticator app again, for actions that want a recent proof. It counts for five minutes in this
 * session.
 */
export function stepUp(proof: FactorProof): Promise<unknown> {
  return callApi('POST /api/me/step-up', { body: proof });
}

/** Gives the password again, of somebody who works here without an authenticator. It counts like `stepUp`. */
export function stepUpByPassword(password: string): Promise<unknown> {
  return callApi('POST /api/me/step-up/password', { body: { password } });
}

/** Sends a code to another number of the person, such as one for withdrawals. */
export function requestNumberCode(phone: string): Promise<CodeChallenge> {
  return callApi('POST /api/me/numbers/code', { body: { phone } });
}

/** Proves that the person has this number. The proof counts for ten minutes in this session. */
export function confirmNumber(challengeId: string, code: string): Promise<unknown> {
  return callApi('POST /api/me/numbers', { body: { challenge_id: challengeId, code } });
}

/** Starts setting up the second factor. Returns a new secret, which no later answer contains. */
export function beginSecondFactor(): Promise<EnrolmentBody> {
  return callApi('POST /api/me/second-factor');
}

/** Switches the second factor on. Returns the recovery codes, which no later answer contains. */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  return (await callApi('POST /api/me/second-factor/confirm', { body: { code } })).recovery_codes;
}

/** Returns new recovery codes. The old ones stop working. */
export async function renewRecoveryCodes(proof: FactorProof): Promise<string[]> {
  return (await callApi('POST /api/me/second-factor/recovery-codes', { body: proof })).recovery_codes;
}

/** Switches the second factor off. */
export function removeSecondFactor(proof: FactorProof): Promise<unknown> {
  return callApi('DELETE /api/me/second-factor', { body: proof });
}
