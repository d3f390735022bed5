import type { BodyOf } from '@tabibu/contract/api-calls';
import type { ReviewedRenewalBody } from '@tabibu/contract/licence-reviews';
import { callApi } from './client.ts';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { ReviewedRenewalBody };

/** Query of the new licences that wait. */
export const renewalsQuery = () => apiQuery('GET /api/licence-renewals', 0);

/** Query of one new licence with everything that its reviewer needs. */
export const renewalQuery = (renewal_id: string) =>
  apiQuery('GET /api/licence-renewals/:renewal_id', 0, { params: { renewal_id } });

/** Confirms a new licence as it stands in the register. */
export function confirmLicence(
  renewal_id: string,
  body: BodyOf<'POST /api/licence-renewals/:renewal_id/confirmation'>,
): Promise<ReviewedRenewalBody> {
  return callApi('POST /api/licence-renewals/:renewal_id/confirmation', { params: { renewal_id }, body });
}

/** Asks the doctor for another document. */
export function askDoctor(
  send: IdempotentSend,
  renewal_id: string,
  body: BodyOf<'POST /api/licence-renewals/:renewal_id/question'>,
): Promise<ReviewedRenewalBody> {
  return send('POST /api/licence-renewals/:renewal_id/question', { params: { renewal_id }, body });
}
