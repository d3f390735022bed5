import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import type { RecordLockBody } from '@tabibu/contract/record-opening';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { RecordLockBody };

/** What opens old records: the passphrase or a passkey. */
export type LockProof = BodyOf<'POST /api/me/record-lock/open'>;

/** The options by which a browser makes a passkey for old records. */
export type BegunRecordPasskey = DataOf<'POST /api/me/record-lock/passkeys/options'>;

/** Query of whether the signed-in patient protects old records, and how. */
export const recordLockQuery = () => apiQuery('GET /api/me/record-lock', 0);

/** Chooses the passphrase. Where something protects the records, it has to be given. */
export function choosePassphrase(
  passphrase: string,
  { passphrase: current, passkey }: LockProof,
): Promise<RecordLockBody> {
  return callApi('PUT /api/me/record-lock', {
    body: { passphrase, ...(current === undefined ? {} : { current }), ...(passkey && { passkey }) },
  });
}

/** Opens the records in this browser. */
export function openOldRecords(proof: LockProof): Promise<RecordLockBody> {
  return callApi('POST /api/me/record-lock/open', { body: proof });
}

/** Removes the passphrase. */
export function removePassphrase(proof: LockProof): Promise<RecordLockBody> {
  return callApi('POST /api/me/record-lock/remove', { body: proof });
}

/** Asks for a challenge to a passkey of the records. */
export function askRecordPasskey(): Promise<DataOf<'POST /api/me/record-lock/passkey/options'>> {
  return callApi('POST /api/me/record-lock/passkey/options');
}

/** Starts making a passkey for the records. */
export function beginRecordPasskey(proof: LockProof): Promise<BegunRecordPasskey> {
  return callApi('POST /api/me/record-lock/passkeys/options', { body: proof });
}

/** Protects the records with a passkey that the browser made. */
export function addRecordPasskey(made: BodyOf<'POST /api/me/record-lock/passkeys'>): Promise<RecordLockBody> {
  return callApi('POST /api/me/record-lock/passkeys', { body: made });
}

/** Removes a passkey of the records. */
export function removeRecordPasskey(id: string, proof: LockProof): Promise<RecordLockBody> {
  return callApi('DELETE /api/me/record-lock/passkeys/:passkey_id', { params: { passkey_id: id }, body: proof });
}

/** Asks to open the records of somebody who forgot the passphrase. */
export function askOpening(): Promise<RecordLockBody> {
  return callApi('POST /api/me/record-lock/opening');
}

/** Stops that wish. */
export function cancelOpening(): Promise<RecordLockBody> {
  return callApi('DELETE /api/me/record-lock/opening');
}
