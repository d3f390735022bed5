import * as contract from '@tabibu/contract/announcements';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listDoctors } from './list-doctors.ts';
import { previewAnnouncement } from './preview-announcement.ts';
import { sendAnnouncement } from './send-announcement.ts';

const success = true as const;

export const routes: Route[] = [
  route(contract.listDoctors, async (ctx, { query }) => ({ success, data: await listDoctors(ctx, query) })),
  route(contract.previewAnnouncement, async (ctx, { body }) => ({
    success,
    data: await previewAnnouncement(ctx, body),
  })),
  route(contract.sendAnnouncement, async (ctx, { body }) => ({ success, data: await sendAnnouncement(ctx, body) })),
  route(contract.listAnnouncements, async (ctx, { query }) => ({
    success,
    data: await listAnnouncements(ctx, query),
  })),
];
