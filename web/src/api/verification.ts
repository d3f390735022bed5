import type { VerificationBody } from '@tabibu/contract/verification';
import { sendApi } from './client.ts';
import type { Intention } from './intention.ts';
import { apiQuery } from './query.ts';

export type { VerificationBody };

/** Is this paper genuine? By the code of its QR code. */
export const verificationQuery = (code: string) => apiQuery<VerificationBody>(`/api/verify/${encodeURIComponent(code)}`, 0);

/** The same by what a patient can say at the counter. */
export function lookUpVerification(shortCode: string, phoneLast4: string): Promise<VerificationBody> {
  return sendApi<VerificationBody>('POST', '/api/verify/lookup', { short_code: shortCode, phone_last4: phoneLast4 });
}

/** A pharmacy gives the medicines out; refused the second time. */
export function dispensePrescription(send: Intention, code: string, by: { pharmacy: string; town: string }): Promise<VerificationBody> {
  return send<VerificationBody>(`/api/verify/${encodeURIComponent(code)}/dispense`, by);
}
