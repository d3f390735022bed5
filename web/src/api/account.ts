import type { DataOf } from '@tabibu/contract/api-calls';
import type { MeBody } from '@tabibu/contract/identity';
import type { AccountEmailBody } from '@tabibu/contract/account-email';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { AccountEmailBody };

/** Changes the name of the account. */
export function changeName(name: string): Promise<MeBody> {
  return callApi('PATCH /api/me', { body: { full_name: name } });
}

/** Changes the email address of the account. An empty string removes it. */
export function changeEmail(email: string): Promise<MeBody> {
  return callApi('PATCH /api/me', { body: { email } });
}

/**
 * Sends a code to the new phone number. Throws `step-up-required` unless the account's sign-in factor was given in the
 * last five minutes.
 */
export function requestNewNumberCode(phone: string): Promise<DataOf<'POST /api/me/number/code'>> {
  return callApi('POST /api/me/number/code', { body: { phone } });
}

/** Changes the phone number of the account with the code that was sent to the new one. */
export function changeOwnNumber(challengeId: string, code: string): Promise<MeBody> {
  return callApi('POST /api/me/number', { body: { challenge_id: challengeId, code } });
}

/** Query of whether the email address of the account is proven. */
export const accountEmailQuery = () => apiQuery('GET /api/notices/email', 5_000);

/** Sends a code to the email address of the account. */
export function sendEmailCode(): Promise<AccountEmailBody> {
  return callApi('POST /api/notices/email/code');
}

/** Proves the email address of the account by the code that went there. */
export function verifyEmail(code: string): Promise<AccountEmailBody> {
  return callApi('POST /api/notices/email/verify', { body: { code } });
}
