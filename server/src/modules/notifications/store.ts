import { statement } from '../../platform/database/statement.ts';

export interface NoticeRow {
  readonly id: string;
  readonly account_id: string | null;
  readonly recipient_sealed: Buffer | null;
  /** A `Template`, or an `EmailTemplate` where an email goes to an address that was given with it. */
  readonly template: string;
  readonly values_sealed: Buffer;
  readonly about: string | null;
  readonly tries: number;
  readonly valid_until: Date | null;
  /** A newer message of its topic exists, or its `valid_until` has passed. */
  readonly outdated: boolean;
}

/** A channel whose provider reports whether a message arrived. */
export type ReportedChannel = 'sms' | 'whatsapp';

export type NoticeEnd = 'sent' | 'refused' | 'unknown' | 'dropped' | 'outdated';

/** Adds a message. Changes no row when this occasion has one on the channel. */
export const add = statement<{
  id: string;
  key: string;
  channel: 'sms' | 'email' | 'push' | 'whatsapp';
  accountId: string | null;
  recipientSealed: Buffer | null;
  template: string;
  valuesSealed: Buffer;
  now: Date;
  about: string | null;
  topic: string | null;
  version: number | null;
  validUntil: Date | null;
}>(
  'notifications.add',
  `insert into notices (id, key, channel, account_id, recipient_sealed, template, values_sealed, created_at, about, topic, version, valid_until)
   values ($id, $key, $channel, $accountId, $recipientSealed, $template, $valuesSealed, $now, $about, $topic, $version, $validUntil) on conflict (key, channel) do nothing`,
);

/** Counts another try and returns the message. Touches no row when the message is closed. */
export const take = statement<{ noticeId: string; now: Date }, NoticeRow>(
  'notifications.take',
  `update notices n set tries = tries + 1 where id = $noticeId and state = 'waiting'
   returning id, account_id, recipient_sealed, template, values_sealed, about, tries, valid_until,
     (coalesce(valid_until <= $now, false)
      or exists (select from notices newer where newer.topic = n.topic and newer.version > n.version)) as outdated`,
);

/** Takes back the count of a try that did not take place. */
export const putOff = statement<{ noticeId: string }>(
  'notifications.put-off',
  "update notices set tries = tries - 1 where id = $noticeId and state = 'waiting' and tries > 0",
);

export const isKnown = statement<{ channel: ReportedChannel; messageId: string }, { known: boolean }>(
  'notifications.is-known-to-provider',
  'select exists (select from notices where provider_message_id = $messageId and channel = $channel) as known',
);

/**
 * Notes what the provider reported of a message. Changes no row for a report that says nothing new: what was delivered
 * stays delivered, and what failed is not on its way again.
 */
export const noteDelivery = statement<
  {
    channel: ReportedChannel;
    messageId: string;
    state: 'on-its-way' | 'delivered' | 'failed';
    failure: string | null;
    now: Date;
  },
  { id: string }
>(
  'notifications.note-delivery',
  `update notices set delivery = $state, reported_at = $now, delivery_failure = $failure
    where provider_message_id = $messageId and channel = $channel and state = 'sent' and delivery is distinct from $state
      and delivery is distinct from 'delivered' and not (delivery is not distinct from 'failed' and $state = 'on-its-way')
    returning id`,
);

/** Closes a message and deletes its sealed values and recipient. Changes no row when it is closed already. */
export const close = statement<{
  noticeId: string;
  state: NoticeEnd;
  providerMessageId: string | null;
  failure: string | null;
  now: Date;
}>(
  'notifications.close',
  `update notices set state = $state, provider_message_id = $providerMessageId, failure = $failure, closed_at = $now, values_sealed = null, recipient_sealed = null
   where id = $noticeId and state = 'waiting'`,
);

/** Closes the messages of these occasions that still wait. */
export const withdraw = statement<{ accountId: string; keys: readonly string[]; now: Date }>(
  'notifications.withdraw',
  `update notices set state = 'outdated', closed_at = $now, values_sealed = null, recipient_sealed = null
    where account_id = $accountId and key = any($keys::text[]) and state = 'waiting'`,
);

/** Those of these keys whose text message is closed and certainly reached nobody. */
export const unsentOf = statement<{ keys: readonly string[] }, { key: string }>(
  'notifications.unsent-of',
  "select key from notices where channel = 'sms' and key = any($keys::text[]) and state in ('dropped', 'refused')",
);

/** A person whose newest text messages were refused or did not arrive. */
export interface UnreachedRow {
  readonly account_id: string;
  readonly messages: number;
  /** When the newest of them was refused. */
  readonly failed_at: Date;
  /** What the provider said of it. */
  readonly failure: string | null;
}

const REFUSED = `notices n where n.channel = 'sms' and (n.state = 'refused' or n.delivery = 'failed') and n.account_id is not null and n.closed_at > $since
     and not exists (select from notices s where s.account_id = n.account_id and s.channel = 'sms' and s.state = 'sent' and s.delivery is distinct from 'failed' and s.closed_at > n.closed_at)`;

/** Those of these people to whom no message was delivered to the provider since one was refused after `since`. */
export const unreachedOf = statement<{ accountIds: readonly string[]; since: Date }, UnreachedRow>(
  'notifications.unreached-of',
  `select n.account_id, count(*)::int as messages, max(n.closed_at) as failed_at, (array_agg(coalesce(n.delivery_failure, n.failure) order by n.closed_at desc))[1] as failure
   from ${REFUSED} and n.account_id = any($accountIds::uuid[]) group by n.account_id`,
);

/** The accounts of such people in their order, after `after`. */
export const listUnreached = statement<{ since: Date; after: string | null; limit: number }, { account_id: string }>(
  'notifications.list-unreached',
  `select distinct n.account_id from ${REFUSED} and ($after::uuid is null or n.account_id > $after::uuid) order by n.account_id limit $limit`,
);

/** Where the text messages of these occasions stand. */
export const statesOf = statement<
  { keys: readonly string[] },
  { key: string; state: 'waiting' | NoticeEnd; failure: string | null }
>(
  'notifications.states-of',
  "select key, state, failure from notices where channel = 'sms' and key = any($keys::text[])",
);
