import type { Language } from '@tabibu/contract/languages';
import { statement } from '../../platform/database/statement.ts';
import type { CountryCode } from '@tabibu/contract/countries';
import type { NoValues } from '../../platform/database/statement.ts';

export interface ComplaintRow {
  readonly id: string;
  readonly number: number;
  readonly account_id: string | null;
  readonly country: string;
  readonly language: Language;
  readonly sealed: Buffer | null;
  readonly response_sealed: Buffer | null;
  readonly status: 'pending' | 'in_progress' | 'resolved';
  readonly created_at: Date;
  readonly updated_at: Date;
}

const COMPLAINT = 'id, number, account_id, country, language, sealed, response_sealed, status, created_at, updated_at';

export const add = statement<
  {
    id: string;
    accountId: string | null;
    country: CountryCode;
    language: Language;
    sealed: Buffer;
    emailDigest: string | null;
    now: Date;
  },
  { number: number }
>(
  'complaints.add',
  `insert into complaints (id, account_id, country, language, sealed, email_digest, created_at, updated_at) values ($id, $accountId, $country, $language, $sealed, $emailDigest, $now, $now) returning number`,
);

/** Locks an account and an email until the transaction ends, so that concurrent complaints are all counted. */
export const lockWriter = statement<{ account: string; emailDigest: string }>(
  'complaints.lock-writer',
  `select pg_advisory_xact_lock(hashtextextended('complaints ' || writer, 0))
     from unnest(array[$account::text, $emailDigest::text]) as writer where writer <> '' order by writer`,
);

/** Counts the complaints since `since` of account `accountId` or of the email with digest `emailDigest`. */
export const countSince = statement<
  { accountId: string | null; emailDigest: string | null; since: Date },
  { count: number }
>(
  'complaints.count-since',
  'select count(*)::int as count from complaints where (account_id = $accountId or email_digest = $emailDigest) and created_at > $since',
);

export const ofAccount = statement<{ accountId: string }, ComplaintRow>(
  'complaints.of-account',
  `select ${COMPLAINT} from complaints where account_id = $accountId and sealed is not null order by created_at desc limit 50`,
);

export const open = statement<NoValues, ComplaintRow>(
  'complaints.open',
  `select ${COMPLAINT} from complaints where status <> 'resolved' and sealed is not null order by created_at limit 100`,
);

export const byNumber = statement<{ number: number }, ComplaintRow>(
  'complaints.by-number',
  `select ${COMPLAINT} from complaints where number = $number and sealed is not null`,
);

/** Stores the answer and resolves the complaint. Changes no row when it was answered before. */
export const resolve = statement<{ id: string; responseSealed: Buffer; now: Date }, ComplaintRow>(
  'complaints.resolve',
  `update complaints set status = 'resolved', response_sealed = $responseSealed, updated_at = $now where id = $id and status <> 'resolved' returning ${COMPLAINT}`,
);

/** Deletes the words, name and email in the complaints of an account. The rows stay, with their status and times. */
export const redact = statement<{ accountId: string }>(
  'complaints.redact',
  'update complaints set sealed = null, response_sealed = null, email_digest = null where account_id = $accountId and sealed is not null',
);
