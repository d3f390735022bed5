import type { NOTIFICATION_TYPES } from '@tabibu/contract/notifications';
import { statement } from '../../platform/database/statement.ts';
import type { NotificationTemplate } from './notification-kinds.ts';
import type { Template } from './rules.ts';

/** Adds a notification for each reader who has none of this occasion. Returns those readers. */
export const addNotifications = statement<
  {
    ids: readonly string[];
    accountIds: readonly string[];
    doctorIds: readonly string[];
    key: string;
    kind: (typeof NOTIFICATION_TYPES)[number];
    template: NotificationTemplate;
    /** JSON */
    values: string;
    now: Date;
  },
  { account_id: string }
>(
  'notifications.add-many-to-bell',
  `insert into doctor_notifications (id, key, account_id, kind, template, "values", created_at, doctor_id)
   select r.id, $key, r.account_id, $kind, $template, $values::jsonb, $now, r.doctor_id
     from unnest($ids::uuid[], $accountIds::uuid[], $doctorIds::uuid[]) as r (id, account_id, doctor_id)
   on conflict (account_id, key) do nothing returning account_id`,
);

/** Adds a text message for each reader who has none of this occasion. Returns the messages. */
export const addTexts = statement<
  {
    ids: readonly string[];
    keys: readonly string[];
    accountIds: readonly string[];
    valuesSealed: readonly Buffer[];
    template: Template;
    topic: string;
    now: Date;
  },
  { id: string }
>(
  'notifications.add-many-texts',
  `insert into notices (id, key, channel, account_id, template, values_sealed, created_at, topic, version)
   select r.id, r.key, 'sms', r.account_id, $template, r.values_sealed, $now, $topic, 1
     from unnest($ids::uuid[], $keys::text[], $accountIds::uuid[], $valuesSealed::bytea[]) as r (id, key, account_id, values_sealed)
   on conflict (key, channel) do nothing returning id`,
);

/** Adds a message to browsers for each reader who has a browser that takes announcements. Returns the messages. */
export const addPushes = statement<
  {
    ids: readonly string[];
    keys: readonly string[];
    accountIds: readonly string[];
    valuesSealed: readonly Buffer[];
    template: Template;
    topic: string;
    now: Date;
  },
  { id: string }
>(
  'notifications.add-many-pushes',
  `insert into notices (id, key, channel, account_id, template, values_sealed, created_at, topic, version)
   select r.id, r.key, 'push', r.account_id, $template, r.values_sealed, $now, $topic, 1
     from unnest($ids::uuid[], $keys::text[], $accountIds::uuid[], $valuesSealed::bytea[]) as r (id, key, account_id, values_sealed)
    where exists (select from push_subscriptions s where s.account_id = r.account_id and s.takes_announcements)
   on conflict (key, channel) do nothing returning id`,
);

/** How many readers of each announcement have its notification, and how many have read it. */
export const countRead = statement<{ keys: readonly string[] }, { key: string; told: number; read: number }>(
  'notifications.count-read',
  `select key, count(*)::int as told, count(read_at)::int as read from doctor_notifications
    where template = 'announcement' and key = any($keys::text[]) group by key`,
);

/** Where the text messages of each topic stand, and its messages to browsers. */
export const countMessages = statement<
  { topics: readonly string[] },
  {
    topic: string;
    channel: 'sms' | 'push';
    waiting: number;
    accepted: number;
    refused: number;
    unknown: number;
  }
>(
  'notifications.count-messages',
  `select topic, channel, count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'sent')::int as accepted,
     count(*) filter (where state in ('refused', 'dropped', 'outdated'))::int as refused, count(*) filter (where state = 'unknown')::int as unknown
   from notices where topic = any($topics::text[]) and channel in ('sms', 'push') group by topic, channel`,
);
