import { statement } from '../../platform/database/statement.ts';
import type { Template } from './rules.ts';

export interface NoticeRow {
  readonly id: string;
  readonly account_id: string | null;
  readonly recipient_sealed: Buffer | null;
  readonly template: Template;
  readonly values_sealed: Buffer;
  readonly about: string | null;
  readonly tries: number;
  /** Its facts have changed, or its time is over. */
  readonly outdated: boolean;
}

export type NoticeEnd = 'sent' | 'refused' | 'unknown' | 'dropped' | 'outdated';

/** Conditional: one row per occasion and channel. */
export const add = statement(
  'notifications.add',
  `insert into notices (id, key, channel, account_id, recipient_sealed, template, values_sealed, created_at, about, topic, version, valid_until)
   values ($1, $2, 'sms', $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (key, channel) do nothing`,
);

/** Conditional: the next try of a message that still waits. */
export const take = statement<NoticeRow>(
  'notifications.take',
  `update notices n set tries = tries + 1 where id = $1 and state = 'waiting'
   returning id, account_id, recipient_sealed, template, values_sealed, about, tries,
     (coalesce(valid_until <= $2, false)
      or exists (select from notices newer where newer.topic = n.topic and newer.version > n.version)) as outdated`,
);

/** Conditional: a waiting message comes to its end and forgets what it said. */
export const close = statement(
  'notifications.close',
  `update notices set state = $2, provider_message_id = $3, failure = $4, closed_at = $5, values_sealed = null, recipient_sealed = null
   where id = $1 and state = 'waiting'`,
);
