import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, Instant, envelope } from './fields.ts';

export const NOTIFICATION_TYPES = ['announcement', 'alert', 'other'] as const;

/** An entry under a doctor's bell, in the reader's language (DOC-DASH-19). */
export const Notification = z.strictObject({
  id: Id,
  /** The doctor whose bell it is; null if the account does not belong to a doctor. */
  doctor_id: Id.nullable(),
  title: z.string(),
  message: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  read: z.boolean(),
  created_at: Instant,
});

export const listNotifications = endpoint({
  id: 'notifications.list-notifications',
  method: 'GET',
  path: '/api/doctor/notifications',
  summary: 'My notifications, newest first, with the number of unread ones',
  access: ['doctor'],
  limit: 'read',
  query: z.strictObject({
    tab: z.enum(['all', 'unread']).default('all'),
    cursor: Cursor.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  reply: envelope(
    z.strictObject({ notifications: z.array(Notification), unread: z.int(), next_cursor: z.string().nullable() }),
  ),
});

export const readNotification = endpoint({
  id: 'notifications.read-notification',
  method: 'POST',
  path: '/api/doctor/notifications/:notification_id/read',
  summary: 'Mark one of my notifications as read',
  access: ['doctor'],
  owns: { notification_id: 'notification' },
  limit: 'write',
  params: z.strictObject({ notification_id: Id }),
  reply: envelope(z.strictObject({ unread: z.int() })),
  problems: ['not-found'],
});

export const readAllNotifications = endpoint({
  id: 'notifications.read-all-notifications',
  method: 'POST',
  path: '/api/doctor/notifications/read-all',
  summary: "Mark all of my notifications as read; nobody else's (W65)",
  access: ['doctor'],
  limit: 'write',
  reply: envelope(z.strictObject({ unread: z.int() })),
});

export type NotificationBody = z.infer<typeof Notification>;
