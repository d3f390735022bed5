import { statement } from '../../platform/database/statement.ts';
import type { NOTIFICATION_TYPES } from '@tabibu/contract/notifications';
import type { NotificationTemplate } from './notification-kinds.ts';
import type { NoticeValues } from './format-values.ts';

export interface NotificationRow {
  readonly id: string;
  readonly doctor_id: string | null;
  readonly kind: (typeof NOTIFICATION_TYPES)[number];
  readonly template: NotificationTemplate;
  readonly values: NoticeValues;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

interface AddValues {
  readonly id: string;
  readonly key: string;
  readonly accountId: string;
  readonly kind: NotificationRow['kind'];
  readonly template: NotificationTemplate;
  /** JSON */
  readonly values: string;
  readonly now: Date;
  readonly doctorId: string | null;
}

/** Adds a notification. Changes no row when the reader has one of this occasion. */
export const add = statement<AddValues>(
  'notifications.add-to-bell',
  `insert into doctor_notifications (id, key, account_id, kind, template, "values", created_at, doctor_id) values ($id, $key, $accountId, $kind, $template, $values, $now, $doctorId)
   on conflict (account_id, key) do nothing`,
);

/**
 * Adds a notification, or makes the reader's existing one of this occasion unread again. Changes no row when that is
 * still unread.
 */
export const addAgain = statement<AddValues>(
  'notifications.add-again',
  `insert into doctor_notifications (id, key, account_id, kind, template, "values", created_at, doctor_id) values ($id, $key, $accountId, $kind, $template, $values, $now, $doctorId)
   on conflict (account_id, key) do update set "values" = excluded."values", created_at = excluded.created_at, read_at = null
    where doctor_notifications.read_at is not null`,
);

/**
 * Replaces the template of the unsettled emergency notifications of an occasion and marks them as read: those of
 * account `ownerId`, or (with `ownerId` null) of all accounts but `exceptId`. Returns the accounts.
 */
export const settleEmergencyNotifications = statement<
  {
    key: string;
    ownerId: string | null;
    exceptId: string | null;
    template: 'emergency-yours' | 'emergency-called-off' | 'emergency-taken';
    now: Date;
  },
  { account_id: string }
>(
  'notifications.settle-emergency-notifications',
  `update doctor_notifications set template = $template, read_at = coalesce(read_at, $now)
    where key = $key and template = 'emergency-ring' and ($ownerId::uuid is null or account_id = $ownerId) and ($exceptId::uuid is null or account_id <> $exceptId) returning account_id`,
);

/**
 * Returns a page of notifications, newest first. `onlyUnread`: only unread ones; `beforeAt` and `beforeId`: time and id
 * of the last row of the previous page, null on the first one; `limit`: the number of rows.
 */
export const page = statement<
  { accountId: string; onlyUnread: boolean; beforeAt: Date | null; beforeId: string | null; limit: number },
  NotificationRow
>(
  'notifications.page',
  `select id, doctor_id, kind, template, "values", created_at, read_at from doctor_notifications
   where account_id = $accountId and (not $onlyUnread::boolean or read_at is null) and ($beforeAt::timestamptz is null or (created_at, id) < ($beforeAt, $beforeId::uuid))
   order by created_at desc, id desc limit $limit`,
);

export const countUnread = statement<{ accountId: string }, { unread: number }>(
  'notifications.count-unread',
  'select count(*) as unread from doctor_notifications where account_id = $accountId and read_at is null',
);

export const isOwn = statement<{ notificationId: string; accountId: string }, { own: boolean }>(
  'notifications.is-own',
  'select exists (select from doctor_notifications where id = $notificationId and account_id = $accountId) as own',
);

/** Marks a notification as read. Changes no row when it is another account's or already read. */
export const markRead = statement<{ notificationId: string; accountId: string; now: Date }>(
  'notifications.mark-read',
  'update doctor_notifications set read_at = $now where id = $notificationId and account_id = $accountId and read_at is null',
);

/** Marks all unread notifications of one account as read (W65). */
export const markAllRead = statement<{ accountId: string; now: Date }>(
  'notifications.mark-all-read',
  'update doctor_notifications set read_at = $now where account_id = $accountId and read_at is null',
);

/** When the unread notification of an occasion was added. No row when it was read, or there is none. */
export const unreadSince = statement<{ accountId: string; key: string }, { created_at: Date }>(
  'notifications.unread-since',
  'select created_at from doctor_notifications where account_id = $accountId and key = $key and read_at is null',
);

/** Marks the notification of an occasion as read. Changes no row when it is read already. */
export const markOccasionRead = statement<{ accountId: string; key: string; now: Date }>(
  'notifications.mark-occasion-read',
  'update doctor_notifications set read_at = $now where account_id = $accountId and key = $key and read_at is null',
);
