import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import type { OwnApplicationBody } from '@tabibu/contract/applications';
import { callApi } from './client.ts';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { OwnApplicationBody };

/** The form as it is sent, with documents that were uploaded before. */
export type ApplicationForm = BodyOf<'POST /api/doctor-application'>;

/** What proves later who sent the form. */
export type SentApplication = DataOf<'POST /api/doctor-application'>;

/** Query of the signed-in person's application; null if there is none. */
export const ownApplicationQuery = () => apiQuery('GET /api/doctor-application', 0);

/** Sends the form. Nobody sees the application before it is claimed. */
export function sendApplication(send: IdempotentSend, form: ApplicationForm): Promise<SentApplication> {
  return send('POST /api/doctor-application', { body: form });
}

/** Puts the application into the queue; the person is signed in with the number of the form. */
export function claimApplication({ application_id, claim }: SentApplication): Promise<OwnApplicationBody> {
  return callApi('POST /api/doctor-application/claim', { body: { application_id, claim } });
}

/** Answers the reviewer, or adds documents. */
export function answerReviewer(
  send: IdempotentSend,
  body: BodyOf<'POST /api/doctor-application/answer'>,
): Promise<OwnApplicationBody> {
  return send('POST /api/doctor-application/answer', { body });
}

/** Sends another link to the email address, which may be corrected on the way. */
export function sendEmailLink(send: IdempotentSend, email: string): Promise<OwnApplicationBody> {
  return send('POST /api/doctor-application/email', { body: { email } });
}

/** Verifies an email address with the secret of the link that went to it. */
export function verifyEmail(token: string): Promise<DataOf<'POST /api/doctor-application/email/verify'>> {
  return callApi('POST /api/doctor-application/email/verify', { body: { token } });
}
