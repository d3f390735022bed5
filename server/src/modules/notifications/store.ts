import { statement } from '../../platform/database/statement.ts';
import type { Template } from './rules.ts';

export interface NoticeRow {
  readonly id: string;
  readonly account_id: string | null;
  readonly recipient_sealed: Buffer | null;
  readonly template: Template;
  readonly values_sealed: Buffer;
  readonly tries: number;
}

/** Conditional: one row per occasion and channel. */
export const add = statement(
  'notifications.add',
  `insert into notices (id, key, channel, account_id, recipient_sealed, template, values_sealed, created_at)
   values ($1, $2, 'sms', $3, $4, $5, $6, $7) on conflict (key, channel) do nothing`,
);

/** Conditional: the next try of a message that still waits. */
export const take = statement<NoticeRow>(
  'notifications.take',
  "update notices set tries = tries + 1 where id = $1 and state = 'waiting' returning id, account_id, recipient_sealed, template, values_sealed, tries",
);

/** Conditional: a waiting message comes to its end and forgets what it said. */
export const close = statement(
  'notifications.close',
  `update notices set state = $2, provider_message_id = $3, failure = $4, closed_at = $5, values_sealed = null, recipient_sealed = null
   where id = $1 and state = 'waiting'`,
);
