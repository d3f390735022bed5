import type { NotificationBody } from '@tabibu/contract/notifications';
import { sendApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { NotificationBody };

export type BellTab = 'all' | 'unread';

export interface BellBody {
  readonly notifications: readonly NotificationBody[];
  readonly unread: number;
  readonly next_cursor: string | null;
}

const PATH = '/api/doctor/notifications';

/** One page of the doctor's notifications. */
export const notificationsQuery = (tab: BellTab, cursor?: string) => apiQuery<BellBody>(`${PATH}?tab=${tab}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`, 5_000);

/** How many are unread, with the newest of them; asked for wherever the number is shown. */
export const unreadQuery = () => apiQuery<BellBody>(`${PATH}?tab=unread&limit=1`, 5_000);

/** Every page of both tabs, and the number of unread ones. */
export const NOTIFICATIONS = { queryKey: ['api'], predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[1]).startsWith(PATH) };

/** Marks one as read. */
export function readNotification(id: string): Promise<unknown> {
  return sendApi('POST', `${PATH}/${id}/read`);
}

/** Marks all of mine as read. */
export function readAllNotifications(): Promise<unknown> {
  return sendApi('POST', `${PATH}/read-all`);
}
