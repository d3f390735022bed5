import type { OwnLicenceBody } from '@tabibu/contract/licences';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { OwnLicenceBody };

/** Query of the doctor's own licence and of a new one that was sent. */
export const licenceQuery = () => apiQuery('GET /api/doctor/licence', 0);

/** Sends the new licence, by the secret of its upload. */
export function sendLicence(send: IdempotentSend, upload: string): Promise<OwnLicenceBody> {
  return send('POST /api/doctor/licence', { body: { upload } });
}
