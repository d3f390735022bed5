import { statement } from '../../platform/database/statement.ts';
import type { PhoneChannel } from './message-order.ts';
import type { ReachRow } from './person-store.ts';
import type { Template } from './rules.ts';
import type { NoticeEnd, NoticeRow } from './store.ts';

/** Statements that do for many messages of a template what others do for one. */

interface ManyColumns {
  readonly ids: readonly string[];
  readonly accountIds: readonly string[];
  readonly keys: readonly string[];
  readonly valuesSealed: readonly Buffer[];
  readonly validUntil: readonly Date[];
  readonly template: Template;
  readonly now: Date;
}

/** Adds an entry to the list of each person who has none of this occasion. Returns the new ones. */
export const addToLists = statement<ManyColumns, { account_id: string; key: string }>(
  'notifications.add-to-lists',
  `insert into person_notices (id, account_id, key, template, values_sealed, created_at, valid_until)
   select r.id, r.account_id, r.key, $template, r.values_sealed, $now, r.valid_until
     from unnest($ids::uuid[], $accountIds::uuid[], $keys::text[], $valuesSealed::bytea[], $validUntil::timestamptz[]) as r (id, account_id, key, values_sealed, valid_until)
   on conflict (account_id, key) do nothing returning account_id, key`,
);

/** Adds a message on a channel for each occasion that has none there. Returns the messages. */
export const addMessages = statement<ManyColumns & { channel: PhoneChannel }, { id: string; account_id: string }>(
  'notifications.add-messages',
  `insert into notices (id, key, channel, account_id, template, values_sealed, created_at, valid_until)
   select r.id, r.key, $channel, r.account_id, $template, r.values_sealed, $now, r.valid_until
     from unnest($ids::uuid[], $accountIds::uuid[], $keys::text[], $valuesSealed::bytea[], $validUntil::timestamptz[]) as r (id, account_id, key, values_sealed, valid_until)
   on conflict (key, channel) do nothing returning id, account_id`,
);

/** How each of these people wants to be reminded, as `reachOf` says it of one. */
export const reachOfMany = statement<
  { accountIds: readonly string[] },
  ReachRow & { account_id: string; has_email: boolean }
>(
  'notifications.reach-of-many',
  `select r.account_id, coalesce(c.switched_off, '{}') as switched_off, coalesce(c.shows_words, false) as shows_words,
     c.whatsapp_since is not null as wants_whatsapp,
     exists (select from push_subscriptions s where s.account_id = r.account_id) as has_browser,
     exists (select from account_emails e where e.account_id = r.account_id and e.switched_off_at is null) as has_email
   from unnest($accountIds::uuid[]) as r (account_id) left join notice_choices c on c.account_id = r.account_id`,
);

/** Counts another try of each of these messages that waits, and returns those. Locks them in their order. */
export const takeMany = statement<{ noticeIds: readonly string[]; now: Date }, NoticeRow>(
  'notifications.take-many',
  `with waiting as (select id from notices where id = any($noticeIds::uuid[]) and state = 'waiting' order by id for update)
   update notices n set tries = n.tries + 1 from waiting where n.id = waiting.id
   returning n.id, n.account_id, n.recipient_sealed, n.template, n.values_sealed, n.about, n.tries, n.valid_until,
     (coalesce(n.valid_until <= $now, false)
      or exists (select from notices newer where newer.topic = n.topic and newer.version > n.version)) as outdated`,
);

/** Closes messages and deletes their sealed values and recipients, as `close` does with one. */
export const closeMany = statement<{
  noticeIds: readonly string[];
  states: readonly NoticeEnd[];
  messageIds: readonly (string | null)[];
  failures: readonly (string | null)[];
  now: Date;
}>(
  'notifications.close-many',
  `update notices n set state = c.state, provider_message_id = c.message_id, failure = c.failure, closed_at = $now, values_sealed = null, recipient_sealed = null
     from unnest($noticeIds::uuid[], $states::text[], $messageIds::text[], $failures::text[]) as c (id, state, message_id, failure)
    where n.id = c.id and n.state = 'waiting'`,
);
