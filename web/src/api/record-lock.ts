import type { RecordLockBody } from '@tabibu/contract/record-opening';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { RecordLockBody };

/** Query of whether the signed-in patient protects old records with a passphrase. */
export const recordLockQuery = () => apiQuery('GET /api/me/record-lock', 0);

/** Chooses the passphrase; another one needs the present one. */
export function choosePassphrase(passphrase: string, current: string | undefined): Promise<RecordLockBody> {
  return callApi('PUT /api/me/record-lock', {
    body: { passphrase, ...(current === undefined ? {} : { current }) },
  });
}

/** Gives the passphrase in this browser. */
export function openOldRecords(passphrase: string): Promise<RecordLockBody> {
  return callApi('POST /api/me/record-lock/open', { body: { passphrase } });
}

/** Protects old records no longer. */
export function removePassphrase(passphrase: string): Promise<RecordLockBody> {
  return callApi('POST /api/me/record-lock/remove', { body: { passphrase } });
}

/** Asks to open the records of somebody who forgot the passphrase. */
export function askOpening(): Promise<RecordLockBody> {
  return callApi('POST /api/me/record-lock/opening');
}

/** Stops that wish. */
export function cancelOpening(): Promise<RecordLockBody> {
  return callApi('DELETE /api/me/record-lock/opening');
}
