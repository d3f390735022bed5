import { statement } from '../../platform/database/statement.ts';
import type { Template } from './rules.ts';
import type { NoticeEnd } from './store.ts';

/** A message about an entry, as it stands in the table of messages. */
export interface WayRow {
  readonly channel: 'sms' | 'push' | 'whatsapp' | 'email';
  readonly state: 'waiting' | NoticeEnd;
  readonly delivery: 'on-its-way' | 'delivered' | 'failed' | null;
}

export interface PersonNoticeRow {
  readonly id: string;
  readonly template: Template;
  readonly values_sealed: Buffer;
  readonly created_at: Date;
  readonly read_at: Date | null;
  readonly ways: readonly WayRow[];
}

/** Returns the associated data with which an entry of the list of notices is sealed; it binds it to its row. */
export function listAssociatedData(id: string): string {
  return `person_notices.values.${id}`;
}

/** Adds an entry to the list of a person. Changes no row when this occasion has one. */
export const add = statement<{
  id: string;
  accountId: string;
  key: string;
  template: Template;
  valuesSealed: Buffer;
  now: Date;
  validUntil: Date | null;
}>(
  'notifications.add-to-list',
  `insert into person_notices (id, account_id, key, template, values_sealed, created_at, valid_until)
   values ($id, $accountId, $key, $template, $valuesSealed, $now, $validUntil) on conflict (account_id, key) do nothing`,
);

/**
 * Returns a page of the list, newest first, each entry with its messages; `beforeAt` and `beforeId` are null on the
 * first page.
 */
export const page = statement<
  { accountId: string; beforeAt: Date | null; beforeId: string | null; limit: number },
  PersonNoticeRow
>(
  'notifications.page-of-list',
  `select id, template, values_sealed, created_at, read_at,
     coalesce((select json_agg(json_build_object('channel', n.channel, 'state', n.state, 'delivery', n.delivery) order by n.created_at, n.id)
       from notices n where n.key = p.key and n.account_id = p.account_id and n.channel in ('sms', 'push', 'whatsapp', 'email')), '[]') as ways
   from person_notices p
   where account_id = $accountId and ($beforeAt::timestamptz is null or (created_at, id) < ($beforeAt, $beforeId::uuid))
   order by created_at desc, id desc limit $limit`,
);

export const countUnread = statement<{ accountId: string }, { unread: number }>(
  'notifications.count-unread-of-list',
  'select count(*) as unread from person_notices where account_id = $accountId and read_at is null',
);

/** Marks all unread entries of one account as read. */
export const markAllRead = statement<{ accountId: string; now: Date }>(
  'notifications.mark-list-read',
  'update person_notices set read_at = $now where account_id = $accountId and read_at is null',
);

/** Marks the unread entries of these occasions of one account as read. */
export const markOccasionsRead = statement<{ accountId: string; keys: readonly string[]; now: Date }>(
  'notifications.mark-occasions-of-list-read',
  'update person_notices set read_at = $now where account_id = $accountId and key = any($keys::text[]) and read_at is null',
);

/** An unread entry whose message did not arrive by one channel, with what its next message shares with that one. */
export interface UnheardRow {
  readonly id: string;
  readonly account_id: string;
  readonly key: string;
  readonly template: Template;
  readonly values_sealed: Buffer;
  readonly about: string | null;
  readonly topic: string | null;
  readonly version: number | null;
  readonly valid_until: Date | null;
  /** The channels that have been tried. */
  readonly tried: readonly string[];
}

/**
 * Returns the entry of a message, if the person has not read it, the message has not arrived, its occasion is not over
 * and no newer message tells its fact.
 */
export const unheard = statement<{ noticeId: string; now: Date }, UnheardRow>(
  'notifications.unheard',
  `select p.id, p.account_id, p.key, p.template, p.values_sealed, n.about, n.topic, n.version, p.valid_until,
     array(select o.channel from notices o where o.key = n.key) as tried
   from notices n join person_notices p on p.account_id = n.account_id and p.key = n.key
   where n.id = $noticeId and p.read_at is null and n.delivery is distinct from 'delivered'
     and (p.valid_until is null or p.valid_until > $now)
     and not exists (select from notices newer where newer.topic = n.topic and newer.version > n.version)`,
);

export interface ReachRow {
  readonly switched_off: readonly string[];
  readonly shows_words: boolean;
  readonly has_browser: boolean;
  readonly wants_whatsapp: boolean;
}

/** How a person wants to be reminded, and whether a browser takes messages; the usual choices where none were made. */
export const reachOf = statement<{ accountId: string }, ReachRow>(
  'notifications.reach-of',
  `select coalesce(c.switched_off, '{}') as switched_off, coalesce(c.shows_words, false) as shows_words,
     c.whatsapp_since is not null as wants_whatsapp,
     exists (select from push_subscriptions s where s.account_id = $accountId) as has_browser
   from (select) as one left join notice_choices c on c.account_id = $accountId`,
);

export const saveChoices = statement<{
  accountId: string;
  switchedOff: readonly string[];
  showsWords: boolean;
  byWhatsApp: boolean;
  now: Date;
}>(
  'notifications.save-choices',
  `insert into notice_choices (account_id, switched_off, shows_words, whatsapp_since, changed_at)
   values ($accountId, $switchedOff::text[], $showsWords, case when $byWhatsApp::boolean then $now::timestamptz end, $now)
   on conflict (account_id) do update set switched_off = excluded.switched_off, shows_words = excluded.shows_words, changed_at = excluded.changed_at,
     whatsapp_since = case when $byWhatsApp then coalesce(notice_choices.whatsapp_since, $now) end`,
);

export const forgetList = statement<{ accountId: string }>(
  'notifications.forget-list',
  'delete from person_notices where account_id = $accountId',
);

export const forgetChoices = statement<{ accountId: string }>(
  'notifications.forget-choices',
  'delete from notice_choices where account_id = $accountId',
);

/** Deletes the entries of daily reminders that are older than `before`, a few at once. */
export const forgetDaily = statement<{ before: Date; limit: number }>(
  'notifications.forget-daily-entries',
  "delete from person_notices where id in (select id from person_notices where template = 'medicine-time' and created_at < $before order by created_at limit $limit)",
);

/** Deletes the entries that are older than `before`, a few at once. */
export const forgetOld = statement<{ before: Date; limit: number }>(
  'notifications.forget-old-entries',
  'delete from person_notices where id in (select id from person_notices where created_at < $before order by created_at limit $limit)',
);
