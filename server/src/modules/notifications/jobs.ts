import type { Context } from '../../platform/context.ts';
import { deliverNotice } from './deliver-notice.ts';

/** Jobs of this module. */
export const jobs = {
  'notifications.send': (ctx: Context, payload: { noticeId: string }) => deliverNotice(ctx, payload),
};
