import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import type { Portal, SetUpBody } from '@tabibu/contract/staff-access';
import { callApi } from './client.ts';
import type { EnrolmentBody } from './second-factor.ts';
import type { MeBody } from './identity.ts';
import { apiQuery } from './query.ts';

export type { Portal, SetUpBody };

/** Signs in with user name and password. Resolves with the person, or with the second factor that is still needed. */
export function signInWithPassword(
  body: BodyOf<'POST /api/auth/password'>,
): Promise<DataOf<'POST /api/auth/password'>> {
  return callApi('POST /api/auth/password', { body });
}

/** Returns whom a set-up link is for. */
export function readSetUp(token: string): Promise<SetUpBody> {
  return callApi('POST /api/set-up/read', { body: { token } });
}

/**
 * Stores user name and password. Returns a new secret for an authenticator, which no later answer contains; null where
 * the person's own authenticator stays.
 */
export function beginSetUp(body: BodyOf<'POST /api/set-up/begin'>): Promise<EnrolmentBody | null> {
  return callApi('POST /api/set-up/begin', { body });
}

/** Uses the link up and signs in. `code` is the first code of the authenticator; null leaves the authenticator out. */
export function finishSetUp(token: string, code: string | null): Promise<{ me: MeBody; recovery_codes: string[] }> {
  return callApi('POST /api/set-up/finish', { body: { token, code } });
}

/** Query of the signed-in person's user name. */
export const profileQuery = () => apiQuery('GET /api/admin/profile', 0);

/** Query of whether the signed-in person gets text messages about cases. */
export const caseTextsQuery = () => apiQuery('GET /api/admin/case-texts', 0);

/** Switches text messages about cases on or off. */
export function switchCaseTexts(on: boolean): Promise<{ on: boolean }> {
  return callApi('PUT /api/admin/case-texts', { body: { on } });
}

/** Changes user name and password. All other sessions end. */
export function changeProfile(body: BodyOf<'PUT /api/admin/profile'>): Promise<{ username: string }> {
  return callApi('PUT /api/admin/profile', { body });
}
