import type { Context } from '../../platform/context.ts';
import type { JobPayloads } from '../../jobs/index.ts';
import { deliverEmail } from './deliver-email.ts';
import { deliverMany } from './deliver-many.ts';
import { deliverNotice } from './deliver-notice.ts';
import { deliverPush } from './deliver-push.ts';
import { deliverWhatsApp } from './deliver-whatsapp.ts';
import { forgetOldNotices } from './forget-notices.ts';
import { noteDelivery } from './receive-delivery.ts';
import { sendPush } from './send-push.ts';
import { tryNextChannel } from './try-next-channel.ts';

/** Maps the job names of this module to their functions. */
export const jobs = {
  'notifications.send': (ctx: Context, payload: { noticeId: string }) => deliverNotice(ctx, payload),
  'notifications.send-many': deliverMany,
  'notifications.send-email': (ctx: Context, payload: { noticeId: string }) => deliverEmail(ctx, payload),
  'notifications.send-push': sendPush,
  'notifications.send-whatsapp': deliverWhatsApp,
  'notifications.try-next': tryNextChannel,
  'notifications.note-delivery': async (ctx: Context, report: JobPayloads['notifications.note-delivery']) => {
    await noteDelivery(ctx, { channel: 'sms', ...report });
  },
  'notifications.forget-old': forgetOldNotices,
  'notifications.ring-browser': (ctx: Context, payload: JobPayloads['notifications.ring-browser']) =>
    deliverPush(ctx, payload),
};
