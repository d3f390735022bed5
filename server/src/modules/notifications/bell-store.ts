import { statement } from '../../platform/database/statement.ts';
import type { NOTIFICATION_TYPES } from '@tabibu/contract/notifications';
import type { NoticeValues, NotificationTemplate } from './rules.ts';

export interface NotificationRow {
  readonly id: string;
  readonly doctor_id: string | null;
  readonly kind: (typeof NOTIFICATION_TYPES)[number];
  readonly template: NotificationTemplate;
  readonly values: NoticeValues;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

/** Conditional: one row per occasion and reader. */
export const add = statement(
  'notifications.add-to-bell',
  `insert into doctor_notifications (id, key, account_id, kind, template, "values", created_at, doctor_id) values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (account_id, key) do nothing`,
);

/** Conditional: one row per occasion and reader; one that was read becomes new again. */
export const addAgain = statement(
  'notifications.add-to-bell-again',
  `insert into doctor_notifications (id, key, account_id, kind, template, "values", created_at, doctor_id) values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (account_id, key) do update set "values" = excluded."values", created_at = excluded.created_at, read_at = null
    where doctor_notifications.read_at is not null`,
);

/** Keyset pages, newest first: $2 only unread ones; $3 and $4 are the last row's time and id, null on the first page; $5 the number of rows. */
export const page = statement<NotificationRow>(
  'notifications.page',
  `select id, doctor_id, kind, template, "values", created_at, read_at from doctor_notifications
   where account_id = $1 and (not $2::boolean or read_at is null) and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid))
   order by created_at desc, id desc limit $5`,
);

export const countUnread = statement<{ unread: number }>('notifications.count-unread', 'select count(*) as unread from doctor_notifications where account_id = $1 and read_at is null');

export const isOwn = statement<{ own: boolean }>('notifications.is-own', 'select exists (select from doctor_notifications where id = $1 and account_id = $2) as own');

/** Conditional: one's own, and unread. */
export const markRead = statement('notifications.mark-read', 'update doctor_notifications set read_at = $3 where id = $1 and account_id = $2 and read_at is null');

/** Conditional: one's own unread ones, nobody else's (W65). */
export const markAllRead = statement('notifications.mark-all-read', 'update doctor_notifications set read_at = $2 where account_id = $1 and read_at is null');
