import { accountOfDoctor } from '../modules/doctors/index.ts';
import { addNotification, ringBrowsers, sendNotice } from '../modules/notifications/index.ts';
import type { NoticeInput, NotificationInput, RingInput } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { publicAddress } from '../platform/own-address.ts';

/** Adds an entry under the doctor's bell. Does nothing for a doctor without an account; such a doctor gets SMS only. */
export async function notifyDoctor(
  ctx: Context,
  doctorId: string,
  notification: Omit<NotificationInput, 'accountId' | 'doctorId'>,
): Promise<void> {
  const accountId = await accountOfDoctor(ctx, doctorId);
  if (accountId !== undefined) await addNotification(ctx, { accountId, doctorId, ...notification });
}

/** Sends the doctor a text message. Does nothing for a doctor without an account. */
export async function textDoctor(ctx: Context, doctorId: string, notice: Omit<NoticeInput, 'to'>): Promise<void> {
  const accountId = await accountOfDoctor(ctx, doctorId);
  if (accountId !== undefined) await sendNotice(ctx, { to: { accountId }, ...notice });
}

/** Returns the address at which a doctor sees the own licence and sends a new one. */
export function licenceAddress(ctx: Context): string {
  return `${publicAddress(ctx)}/doctor/dashboard?tab=application`;
}

/** Rings the browsers in which the doctor switched that on, also when the page is closed. */
export async function ringBrowsersOfDoctor(
  ctx: Context,
  doctorId: string,
  ring: Omit<RingInput, 'accountId'>,
): Promise<void> {
  const accountId = await accountOfDoctor(ctx, doctorId);
  if (accountId !== undefined) await ringBrowsers(ctx, { accountId, ...ring });
}
