import { DEFAULT_LANGUAGE } from '@tabibu/contract/languages';
import { sendNotice } from '../modules/notifications/index.ts';
import type { NoticeInput } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';

/** Sends the staff's number (`STAFF_ALERT_PHONE`) a text message. Does nothing where none is set. */
export async function textStaff(ctx: Context, notice: Omit<NoticeInput, 'to'>): Promise<void> {
  const phone = ctx.config.STAFF_ALERT_PHONE;
  if (phone !== undefined) await sendNotice(ctx, { to: { phone, language: DEFAULT_LANGUAGE }, ...notice });
}
