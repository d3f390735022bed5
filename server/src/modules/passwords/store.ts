import { statement } from '../../platform/database/statement.ts';

export interface PasswordRow {
  readonly account_id: string;
  readonly username: string;
  readonly hash: string;
  readonly stands_alone: boolean;
}

const PASSWORD = 'account_id, username, hash, stands_alone';

export const passwordOfName = statement<{ username: string }, PasswordRow>(
  'passwords.of-name',
  `select ${PASSWORD} from passwords where username = $username`,
);

export const passwordOfAccount = statement<{ accountId: string }, PasswordRow>(
  'passwords.of-account',
  `select ${PASSWORD} from passwords where account_id = $accountId`,
);

/**
 * Stores user name and password of an account, in place of earlier ones. Changes no row when another account has the
 * user name.
 */
export const setPassword = statement<{
  accountId: string;
  username: string;
  hash: string;
  standsAlone: boolean;
  now: Date;
}>(
  'passwords.set',
  `insert into passwords (account_id, username, hash, stands_alone, changed_at)
   select $accountId, $username, $hash, $standsAlone, $now
    where not exists (select from passwords where username = $username and account_id <> $accountId)
   on conflict (account_id) do update
      set username = excluded.username, hash = excluded.hash, stands_alone = excluded.stands_alone, changed_at = excluded.changed_at`,
);

export const forgetPassword = statement<{ accountId: string }>(
  'passwords.forget',
  'delete from passwords where account_id = $accountId',
);

/**
 * Counts one try before it is compared. Returns the tries in a row; returns no row while the subject has to wait.
 * `pauses` are the seconds to wait after the first, second, … wrong try.
 */
export const takeTry = statement<
  { subject: string; now: Date; pauses: readonly number[]; forgottenBefore: Date },
  { failures: number }
>(
  'passwords.take-try',
  `insert into password_failures as f (subject, failures, last_at) values ($subject, 1, $now)
   on conflict (subject) do update
      set failures = case when f.last_at < $forgottenBefore then 1 else f.failures + 1 end,
          last_at = excluded.last_at,
          paused_until = case when f.last_at < $forgottenBefore then null
            else nullif(excluded.last_at + make_interval(secs => ($pauses::integer[])[least(f.failures + 1, cardinality($pauses::integer[]))]), excluded.last_at) end
    where f.paused_until is null or f.paused_until <= excluded.last_at
   returning failures`,
);

export const pausedUntil = statement<{ subject: string }, { paused_until: Date }>(
  'passwords.paused-until',
  'select paused_until from password_failures where subject = $subject and paused_until is not null',
);

export const forgetTries = statement<{ subject: string }>(
  'passwords.forget-tries',
  'delete from password_failures where subject = $subject',
);

export const forgetOldTries = statement<{ before: Date }>(
  'passwords.forget-old-tries',
  'delete from password_failures where last_at < $before',
);

/** Counts the pairs of user name and address with a wrong try after a time. */
export const countTries = statement<{ after: Date }, { count: number }>(
  'passwords.count-tries',
  'select count(*)::int as count from password_failures where last_at > $after',
);
