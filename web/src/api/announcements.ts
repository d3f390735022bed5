import { keepPreviousData } from '@tanstack/react-query';
import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import type { AnnouncementBody, AnnouncementDoctorBody } from '@tabibu/contract/announcements';
import { answersUnder } from './answers-under.ts';
import { callApi } from './client.ts';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { AnnouncementBody, AnnouncementDoctorBody };

/** Query of a page of earlier announcements with what became of them. */
export const announcementsQuery = (cursor: string | undefined) => ({
  ...apiQuery('GET /api/admin/announcements', 0, { query: cursor === undefined ? {} : { cursor } }),
  placeholderData: keepPreviousData,
});

/** Filter of all cached pages of announcements. */
export const ANNOUNCEMENTS = answersUnder('GET /api/admin/announcements');

/** Query of verified doctors by a part of the name. */
export const announcementDoctorsQuery = (q: string) =>
  apiQuery('GET /api/admin/announcements/doctors', 60_000, { query: q === '' ? {} : { q } });

export type AnnouncementInput = BodyOf<'POST /api/admin/announcements'>;
export type AudienceInput = BodyOf<'POST /api/admin/announcements/preview'>;
export type PreviewBody = DataOf<'POST /api/admin/announcements/preview'>;

/** Returns whom an announcement would reach and what its text messages would be. */
export function previewAnnouncement(body: AudienceInput): Promise<PreviewBody> {
  return callApi('POST /api/admin/announcements/preview', { body });
}

/** Sends an announcement. */
export function sendAnnouncement(send: IdempotentSend, body: AnnouncementInput): Promise<AnnouncementBody> {
  return send('POST /api/admin/announcements', { body });
}
