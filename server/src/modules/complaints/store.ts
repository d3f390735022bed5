import type { ComplaintPriority, ComplaintStatus } from '@tabibu/contract/complaint-desk-words';
import type { Language } from '@tabibu/contract/languages';
import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';
import type { CountryCode } from '@tabibu/contract/countries';

export interface ComplaintRow {
  readonly id: string;
  readonly number: number;
  readonly account_id: string | null;
  readonly country: CountryCode;
  readonly language: Language;
  readonly sealed: Buffer | null;
  readonly response_sealed: Buffer | null;
  readonly status: ComplaintStatus;
  readonly priority: ComplaintPriority;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly reopened_at: Date | null;
  readonly answered_at: Date | null;
}

const COMPLAINT =
  'id, number, account_id, country, language, sealed, response_sealed, status, priority, created_at, updated_at, reopened_at, answered_at';

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

/**
 * Counts what was written since `since` by account `accountId` or with the email whose digest is `emailDigest`:
 * complaints, and what their writer wrote later.
 */
export const countSince = statement<
  { accountId: string | null; emailDigest: string | null; since: Date },
  { count: number }
>(
  'complaints.count-since',
  `select ((select count(*) from complaints where (account_id = $accountId or email_digest = $emailDigest) and created_at > $since)
         + (select count(*) from complaint_messages m join complaints c on c.id = m.complaint_id
             where c.account_id = $accountId and m.author = 'writer' and m.created_at > $since))::int as count`,
);

export const ofAccount = statement<{ accountId: string }, ComplaintRow>(
  'complaints.of-account',
  `select ${COMPLAINT} from complaints where account_id = $accountId and sealed is not null order by created_at desc limit 50`,
);

/** Counts what an account wrote that has an answer which its writer has not read. */
export const countUnread = statement<{ accountId: string }, { count: number }>(
  'complaints.count-unread',
  `select count(*)::int as count from complaints c where account_id = $accountId and sealed is not null
     and exists (select 1 from complaint_messages m where m.complaint_id = c.id and m.author = 'staff' and m.created_at > coalesce(c.answers_read_until, '-infinity'))`,
);

/** Changes no row of a complaint whose answers were read until a later moment. */
export const markRead = statement<{ accountId: string; until: Date }>(
  'complaints.mark-read',
  `update complaints set answers_read_until = $until where account_id = $accountId and sealed is not null and coalesce(answers_read_until, '-infinity') < $until`,
);

export const find = statement<{ id: string }, ComplaintRow>(
  'complaints.find',
  `select ${COMPLAINT} from complaints where id = $id and sealed is not null`,
);

export const lock = statement<{ id: string }, ComplaintRow>(
  'complaints.lock',
  `select ${COMPLAINT} from complaints where id = $id and sealed is not null for update`,
);

/** Stores the answer and resolves the complaint. Changes no row of one that is resolved. */
export const resolve = statement<{ id: string; responseSealed: Buffer; now: Date }>(
  'complaints.resolve',
  `update complaints set status = 'resolved', response_sealed = $responseSealed, updated_at = $now, answered_at = $now where id = $id and status <> 'resolved'`,
);

/** Notes that the writer wrote more; one that was resolved waits again. */
export const writtenMore = statement<{ id: string; now: Date }>(
  'complaints.written-more',
  `update complaints set reopened_at = case status when 'resolved' then $now else reopened_at end, status = case status when 'resolved' then 'pending' else status end,
     answered_at = coalesce(answered_at, case when response_sealed is not null then updated_at end), updated_at = $now
   where id = $id`,
);

/** Changes no row of a complaint that somebody works on already, nor of one that is resolved. */
export const begin = statement<{ id: string; now: Date }>(
  'complaints.begin',
  `update complaints set status = 'in_progress', updated_at = $now where id = $id and status = 'pending'`,
);

/** Changes no row of a complaint that has this priority, nor of one that is resolved. */
export const setPriority = statement<{ id: string; priority: ComplaintPriority; now: Date }>(
  'complaints.set-priority',
  `update complaints set priority = $priority, updated_at = $now where id = $id and status <> 'resolved' and priority <> $priority`,
);

export interface MessageRow {
  readonly id: string;
  readonly complaint_id: string;
  readonly author: 'writer' | 'staff';
  readonly staff_id: string | null;
  readonly sealed: Buffer | null;
  readonly created_at: Date;
}

export const addMessage = statement<{
  id: string;
  complaintId: string;
  author: MessageRow['author'];
  staffId: string | null;
  sealed: Buffer;
  now: Date;
}>(
  'complaints.add-message',
  `insert into complaint_messages (id, complaint_id, author, staff_id, sealed, created_at) values ($id, $complaintId, $author, $staffId, $sealed, $now)`,
);

export const messagesOf = statement<{ complaintIds: readonly string[] }, MessageRow>(
  'complaints.messages-of',
  `select id, complaint_id, author, staff_id, sealed, created_at from complaint_messages where complaint_id = any($complaintIds::uuid[]) order by complaint_id, number`,
);

/** Deletes the words, name and email in the complaints of an account. The rows stay, with their status and times. */
export const redact = statement<{ accountId: string }>(
  'complaints.redact',
  'update complaints set sealed = null, response_sealed = null, email_digest = null where account_id = $accountId and sealed is not null',
);

export const redactMessages = statement<{ accountId: string }>(
  'complaints.redact-messages',
  `update complaint_messages m set sealed = null from complaints c where c.id = m.complaint_id and c.account_id = $accountId and m.sealed is not null`,
);

/** Everything that an account wrote to us. */
export const ownComplaints = statement<OwnPlace, ComplaintRow>(
  'complaints.export-complaints',
  `select ${COMPLAINT} from complaints
    where account_id = $accountId and sealed is not null and ($after::uuid is null or id > $after) order by id limit $most`,
);
