import type { BodyOf } from '@tabibu/contract/api-calls';
import type { VerificationBody } from '@tabibu/contract/verification';
import { callApi } from './client.ts';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { VerificationBody };

/** Query of whether a document is genuine, by the long verification code of its QR code. */
export const verificationQuery = (code: string) => apiQuery('GET /api/verify/:code', 0, { params: { code } });

/** Checks a document by its short verification code and the last four digits of the patient's phone. */
export function lookUpVerification(shortCode: string, phoneLast4: string): Promise<VerificationBody> {
  return callApi('POST /api/verify/lookup', { body: { short_code: shortCode, phone_last4: phoneLast4 } });
}

/** Records that a pharmacy dispensed the prescription. A second time is refused. */
export function dispensePrescription(
  send: IdempotentSend,
  code: string,
  by: BodyOf<'POST /api/verify/:code/dispense'>,
): Promise<VerificationBody> {
  return send('POST /api/verify/:code/dispense', { params: { code }, body: by });
}
