import { statement } from '../../platform/database/statement.ts';

export type Purpose = 'register' | 'step-up' | 'sign-in' | 'register-records' | 'records';

export const addChallenge = statement<{
  id: string;
  purpose: Purpose;
  challenge: Buffer;
  sessionId: string | null;
  browserHash: Buffer | null;
  userHandle: Buffer | null;
  now: Date;
  expiresAt: Date;
}>(
  'passkeys.add-challenge',
  `insert into passkey_challenges (id, purpose, challenge, session_id, browser_hash, user_handle, created_at, expires_at)
   values ($id, $purpose, $challenge, $sessionId, $browserHash, $userHandle, $now, $expiresAt)`,
);

/** Uses a challenge up. Changes no row when it is used, expired, or of another purpose, session or browser. */
export const takeChallenge = statement<
  { id: string; purpose: Purpose; sessionId: string | null; browserHash: Buffer | null; now: Date },
  { challenge: Buffer; user_handle: Buffer | null }
>(
  'passkeys.take-challenge',
  `update passkey_challenges set used_at = $now
    where id = $id and purpose = $purpose and used_at is null and expires_at >= $now
      and session_id is not distinct from $sessionId and browser_hash is not distinct from $browserHash
   returning challenge, user_handle`,
);

export const forgetChallenges = statement<{ before: Date }>(
  'passkeys.forget-challenges',
  'delete from passkey_challenges where expires_at < $before',
);

export interface PasskeyRow {
  readonly id: string;
  readonly user_handle: Buffer;
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: string[];
  readonly synced: boolean;
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

const PASSKEY =
  'id, user_handle, credential_id, public_key, counter, transports, synced, name, created_at, last_used_at';

/** The passkeys of an account for one use, the oldest first. */
export const passkeysOf = statement<{ accountId: string; forRecords: boolean }, PasskeyRow>(
  'passkeys.passkeys-of',
  `select ${PASSKEY} from passkeys where account_id = $accountId and for_records = $forRecords order by created_at, id`,
);

/** The account that a passkey signs in. One of records signs nobody in. */
export const ownerOf = statement<{ credentialId: Buffer }, { account_id: string }>(
  'passkeys.owner-of',
  'select account_id from passkeys where credential_id = $credentialId and not for_records',
);

/** Returns and locks a passkey of an account, so that concurrent uses run one after the other. */
export const lockPasskey = statement<{ accountId: string; credentialId: Buffer; forRecords: boolean }, PasskeyRow>(
  'passkeys.lock-passkey',
  `select ${PASSKEY} from passkeys
    where credential_id = $credentialId and account_id = $accountId and for_records = $forRecords for update`,
);

/** Stores a passkey. Changes no row when the credential is known, to this account or another. */
export const addPasskey = statement<
  {
    id: string;
    accountId: string;
    userHandle: Buffer;
    credentialId: Buffer;
    publicKey: Buffer;
    counter: number;
    transports: readonly string[];
    synced: boolean;
    name: string;
    forRecords: boolean;
    now: Date;
  },
  PasskeyRow
>(
  'passkeys.add-passkey',
  `insert into passkeys (id, account_id, user_handle, credential_id, public_key, counter, transports, synced, name, for_records, created_at)
   values ($id, $accountId, $userHandle, $credentialId, $publicKey, $counter, $transports, $synced, $name, $forRecords, $now)
   on conflict (credential_id) do nothing returning ${PASSKEY}`,
);

/** Records a use. Changes no row when the counter did not move on; one that stays at 0 does not count. */
export const recordUse = statement<{ id: string; counter: number; synced: boolean; now: Date }>(
  'passkeys.record-use',
  `update passkeys set counter = $counter, synced = $synced, last_used_at = $now
    where id = $id and (counter < $counter or (counter = 0 and $counter = 0))`,
);

export const renamePasskey = statement<{ id: string; accountId: string; name: string }, PasskeyRow>(
  'passkeys.rename-passkey',
  `update passkeys set name = $name where id = $id and account_id = $accountId and not for_records returning ${PASSKEY}`,
);

/** Deletes a passkey of an account. Changes no row when the account has no such passkey. */
export const removePasskey = statement<{ id: string; accountId: string; forRecords: boolean }>(
  'passkeys.remove-passkey',
  'delete from passkeys where id = $id and account_id = $accountId and for_records = $forRecords',
);

/** Deletes the passkeys of an account that open the account; those of its records stay. */
export const removePasskeysOf = statement<{ accountId: string }>(
  'passkeys.remove-passkeys-of',
  'delete from passkeys where account_id = $accountId and not for_records',
);

/** Deletes every passkey of an account. */
export const forgetPasskeysOf = statement<{ accountId: string }>(
  'passkeys.forget-passkeys-of',
  'delete from passkeys where account_id = $accountId',
);
