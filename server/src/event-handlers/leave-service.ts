import type { HouseCause } from '@tabibu/contract/cancellers';
import { accountUntilLeft, standingsOf } from '../modules/doctors/index.ts';
import { addNotification, sendNotice } from '../modules/notifications/index.ts';
import type { NoticeValues } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { publicAddress } from '../platform/own-address.ts';
import { cancelAppointmentsOf } from './cancel-appointments-of.ts';

interface Leaving {
  readonly doctorId: string;
  readonly cause: Exclude<HouseCause, 'removed'>;
  /** The message, the same by SMS and under the bell; `doctor-unverified` names the cause. */
  readonly template?: 'doctor-unverified' | 'licence-ended' | 'licence-not-checked';
  readonly values?: NoticeValues;
  /** Names the occasion. */
  readonly key: string;
}

/**
 * What follows when a doctor may not see patients any more, whatever the reason: the house cancels what is booked, and
 * the doctor is told by SMS and under the bell why, and that earnings stay, or are held. A second run does nothing.
 */
export async function leaveService(
  ctx: Context,
  { doctorId, cause, template = 'doctor-unverified', values = {}, key }: Leaving,
): Promise<void> {
  await cancelAppointmentsOf(ctx, doctorId, cause);
  const accountId = await accountUntilLeft(ctx, doctorId);
  if (accountId === undefined) return;
  const link = `${publicAddress(ctx)}/doctor/dashboard?tab=${cause === 'licence' ? 'application' : 'earnings'}`;
  const heldSince = (await standingsOf(ctx, [doctorId])).get(doctorId)?.heldSince ?? null;
  const told = { ...values, why: cause, money: heldSince === null ? 'free' : 'held', link };
  await addNotification(ctx, { accountId, doctorId, template, values: told, key });
  await sendNotice(ctx, { to: { accountId }, template, values: told, key });
}
