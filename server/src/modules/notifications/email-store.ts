import { statement } from '../../platform/database/statement.ts';

/** Statements about proven email addresses of accounts and the codes that went to them. */

export interface ProvenRow {
  readonly address_hash: Buffer;
  readonly switched_off_at: Date | null;
}

export const provenOf = statement<{ accountId: string }, ProvenRow>(
  'notifications.proven-email',
  'select address_hash, switched_off_at from account_emails where account_id = $accountId',
);

/** Notes the address as proven. A newly proven address gets messages, whatever was chosen for an earlier one. */
export const prove = statement<{ accountId: string; addressHash: Buffer; now: Date }>(
  'notifications.prove-email',
  `insert into account_emails (account_id, address_hash, verified_at) values ($accountId, $addressHash, $now)
   on conflict (account_id) do update set address_hash = excluded.address_hash, verified_at = excluded.verified_at, switched_off_at = null`,
);

/** Switches messages to the proven address on or off. Changes no row where nothing is proven. */
export const switchEmail = statement<{ accountId: string; isOn: boolean; now: Date }>(
  'notifications.switch-email',
  `update account_emails set switched_off_at = case when $isOn::boolean then null else coalesce(switched_off_at, $now::timestamptz) end
   where account_id = $accountId`,
);

/** Deletes what is proven of an account if it is this address. */
export const forgetRefused = statement<{ accountId: string; addressHash: Buffer }>(
  'notifications.forget-refused-email',
  'delete from account_emails where account_id = $accountId and address_hash = $addressHash',
);

export const forgetProven = statement<{ accountId: string }>(
  'notifications.forget-proven-email',
  'delete from account_emails where account_id = $accountId',
);

/** Locks codes of an account and to an address until the transaction ends, so that all are counted. */
export const lockCodes = statement<{ accountId: string; addressHash: Buffer }>(
  'notifications.lock-email-codes',
  `select pg_advisory_xact_lock(hashtextextended('email code ' || one, 0))
     from unnest(array[$accountId::text, encode($addressHash::bytea, 'hex')]) as one order by one`,
);

export const countCodes = statement<
  { accountId: string; addressHash: Buffer; since: Date },
  { of_account: number; of_address: number }
>(
  'notifications.count-email-codes',
  `select count(*) filter (where account_id = $accountId)::int as of_account,
     count(*) filter (where address_hash = $addressHash)::int as of_address
   from email_codes where (account_id = $accountId or address_hash = $addressHash) and created_at > $since`,
);

export const addCode = statement<{
  id: string;
  accountId: string;
  addressHash: Buffer;
  codeHmac: string;
  now: Date;
  expiresAt: Date;
}>(
  'notifications.add-email-code',
  `insert into email_codes (id, account_id, address_hash, code_hmac, created_at, expires_at)
   values ($id, $accountId, $addressHash, $codeHmac, $now, $expiresAt)`,
);

export interface CodeRow {
  readonly id: string;
  readonly code_hmac: string;
  readonly expires_at: Date;
}

/** Finds the newest code that went to an address and still works. */
export const liveCode = statement<{ accountId: string; addressHash: Buffer; now: Date }, CodeRow>(
  'notifications.live-email-code',
  `select id, code_hmac, expires_at from email_codes
    where account_id = $accountId and address_hash = $addressHash and used_at is null and expires_at > $now
    order by created_at desc, id desc limit 1`,
);

/** Takes one of the five guesses of a code. Changes no row when all are taken or the code was used. */
export const takeGuess = statement<{ id: string }, { id: string }>(
  'notifications.take-email-guess',
  'update email_codes set guesses = guesses + 1 where id = $id and guesses < 5 and used_at is null returning id',
);

export const useCode = statement<{ id: string; now: Date }>(
  'notifications.use-email-code',
  'update email_codes set used_at = $now where id = $id',
);

export const forgetCodes = statement<{ accountId: string }>(
  'notifications.forget-email-codes',
  'delete from email_codes where account_id = $accountId',
);

/** Deletes codes that are over and no longer count towards a limit. */
export const forgetOldCodes = statement<{ before: Date }>(
  'notifications.forget-old-email-codes',
  'delete from email_codes where expires_at < $before',
);
