import type { DataOf } from '@tabibu/contract/api-calls';
import type { NotificationBody } from '@tabibu/contract/notifications';
import { answersUnder } from './answers-under.ts';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { NotificationBody };

export type BellTab = 'all' | 'unread';

export type BellBody = DataOf<'GET /api/doctor/notifications'>;

/** Query of one page of the doctor's notifications. */
export const notificationsQuery = (tab: BellTab, cursor?: string) =>
  apiQuery('GET /api/doctor/notifications', 5_000, { query: { tab, cursor } });

/** Query of the number of unread notifications and the newest one, for the badge. */
export const unreadQuery = () =>
  apiQuery('GET /api/doctor/notifications', 5_000, { query: { tab: 'unread', limit: 1 } });

/** Filter of all cached notification answers: the pages of both tabs and the unread number. */
export const NOTIFICATIONS = answersUnder('GET /api/doctor/notifications');

/** Marks one notification as read. */
export function readNotification(id: string): Promise<unknown> {
  return callApi('POST /api/doctor/notifications/:notification_id/read', { params: { notification_id: id } });
}

/** Marks all notifications of the doctor as read. */
export function readAllNotifications(): Promise<unknown> {
  return callApi('POST /api/doctor/notifications/read-all');
}
