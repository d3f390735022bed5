import type { Context } from '../../platform/context.ts';
import type { JobPayloads } from '../../job-names.ts';
import { deliverNotice } from './deliver-notice.ts';
import { deliverPush } from './deliver-push.ts';

/** Jobs of this module. */
export const jobs = {
  'notifications.send': (ctx: Context, payload: { noticeId: string }) => deliverNotice(ctx, payload),
  'notifications.ring-browser': (ctx: Context, payload: JobPayloads['notifications.ring-browser']) => deliverPush(ctx, payload),
};
