import type { Context } from '../../platform/context.ts';
import type { JobPayloads } from '../../jobs/index.ts';
import { deliverEmail } from './deliver-email.ts';
import { deliverNotice } from './deliver-notice.ts';
import { deliverPush } from './deliver-push.ts';

/** Maps the job names of this module to their functions. */
export const jobs = {
  'notifications.send': (ctx: Context, payload: { noticeId: string }) => deliverNotice(ctx, payload),
  'notifications.send-email': (ctx: Context, payload: { noticeId: string }) => deliverEmail(ctx, payload),
  'notifications.ring-browser': (ctx: Context, payload: JobPayloads['notifications.ring-browser']) =>
    deliverPush(ctx, payload),
};
