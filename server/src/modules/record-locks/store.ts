import { statement } from '../../platform/database/statement.ts';

export interface LockRow {
  readonly hash: string;
  readonly chosen_at: Date;
}

export const findLock = statement<{ accountId: string }, LockRow>(
  'record-locks.find',
  'select hash, chosen_at from record_locks where account_id = $accountId',
);

/** Stores the passphrase of an account, in place of an earlier one. */
export const setLock = statement<{ accountId: string; hash: string; now: Date }>(
  'record-locks.set',
  `insert into record_locks (account_id, hash, chosen_at) values ($accountId, $hash, $now)
   on conflict (account_id) do update set hash = excluded.hash, chosen_at = excluded.chosen_at`,
);

/** Deletes the passphrase of an account, and with it the browsers. Changes no row when there is none. */
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

/** Notes that the passphrase was given in a browser, and returns the browser. */
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
