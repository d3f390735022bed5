import { statement } from '../../platform/database/statement.ts';

export interface LockRow {
  /** Null if passkeys alone protect the records. */
  readonly hash: string | null;
  readonly chosen_at: Date;
}

export const findLock = statement<{ accountId: string }, LockRow>(
  'record-locks.find',
  'select hash, chosen_at from record_locks where account_id = $accountId',
);

/** Stores the passphrase of an account, in place of an earlier one. Beside passkeys the lock is as old as it was. */
export const setLock = statement<{ accountId: string; hash: string; now: Date }>(
  'record-locks.set',
  `insert into record_locks (account_id, hash, chosen_at) values ($accountId, $hash, $now)
   on conflict (account_id) do update set hash = excluded.hash,
      chosen_at = case when record_locks.hash is null then record_locks.chosen_at else excluded.chosen_at end`,
);

/** Makes the lock of an account that has a passkey, if it has none yet. */
export const keepLock = statement<{ accountId: string; now: Date }>(
  'record-locks.keep',
  'insert into record_locks (account_id, chosen_at) values ($accountId, $now) on conflict (account_id) do nothing',
);

/** Takes the passphrase off a lock that passkeys hold. */
export const dropPassphrase = statement<{ accountId: string }>(
  'record-locks.drop-passphrase',
  'update record_locks set hash = null where account_id = $accountId',
);

/** Deletes the lock of an account, and with it its passkeys and the browsers. Changes no row when there is none. */
export const removeLock = statement<{ accountId: string }>(
  'record-locks.remove',
  'delete from record_locks where account_id = $accountId',
);

export interface DeviceRow {
  readonly id: string;
  readonly closed_at: Date | null;
}

/**
 * Notes that an account of a lock signs in with a browser, and returns the browser. One that was not used since
 * `usedAfter`, or never, is closed from now on.
 */
export const takeDevice = statement<
  { id: string; accountId: string; tokenHash: Buffer; now: Date; usedAfter: Date },
  DeviceRow
>(
  'record-locks.take-device',
  `insert into record_devices as d (id, account_id, token_hash, closed_at, used_at) values ($id, $accountId, $tokenHash, $now, $now)
   on conflict (account_id, token_hash) do update
      set closed_at = case when d.used_at > $usedAfter then d.closed_at else excluded.closed_at end, used_at = excluded.used_at
   returning id, closed_at`,
);

/** Gives a browser another token, for every account that signs in with it. */
export const renewToken = statement<{ oldHash: Buffer; tokenHash: Buffer }>(
  'record-locks.renew-token',
  'update record_devices set token_hash = $tokenHash where token_hash = $oldHash',
);

/** Notes that the passphrase or a passkey was given in a browser, and returns the browser. */
export const openDevice = statement<{ id: string; accountId: string; tokenHash: Buffer; now: Date }, DeviceRow>(
  'record-locks.open-device',
  `insert into record_devices (id, account_id, token_hash, used_at) values ($id, $accountId, $tokenHash, $now)
   on conflict (account_id, token_hash) do update set closed_at = null, used_at = excluded.used_at
   returning id, closed_at`,
);

/** Forgets every browser of an account. */
export const forgetDevices = statement<{ accountId: string }>(
  'record-locks.forget-devices',
  'delete from record_devices where account_id = $accountId',
);

export const noteDeviceUse = statement<{ id: string; now: Date }>(
  'record-locks.note-device-use',
  'update record_devices set used_at = $now where id = $id and used_at < $now',
);

export const forgetOldDevices = statement<{ before: Date }>(
  'record-locks.forget-old-devices',
  'delete from record_devices where used_at < $before',
);
