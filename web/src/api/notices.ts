import type {
  NoticeChoicesBody,
  NoticeChoicesInput,
  NoticeWayBody,
  NoticesBody,
  PersonNoticeBody,
} from '@tabibu/contract/notices';
import { answersUnder } from './answers-under.ts';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { NoticeChoicesBody, NoticeWayBody, NoticesBody, PersonNoticeBody };

/** Query of one page of what the signed-in patient was told, newest first. */
export const noticesQuery = (cursor?: string) =>
  apiQuery('GET /api/notices', 5_000, { query: cursor === undefined ? {} : { cursor } });

/** Query of how many notices are unread, for the link to the list. */
export const unreadNoticesQuery = () => apiQuery('GET /api/notices', 30_000, { query: { limit: 1 } });

/** Filter of all cached pages of the list. */
export const NOTICES = answersUnder('GET /api/notices');

/** Marks everything that the patient was told as read; no other channel is tried for it then. */
export function readAllNotices(): Promise<{ unread: number }> {
  return callApi('POST /api/notices/read-all');
}

/** Query of how the signed-in patient wants to be reminded. */
export const noticeChoicesQuery = () => apiQuery('GET /api/notices/choices', 5_000);

/** Changes how the patient wants to be reminded, from the next message on. */
export function saveNoticeChoices(choices: NoticeChoicesInput): Promise<NoticeChoicesBody> {
  return callApi('PUT /api/notices/choices', { body: choices });
}
