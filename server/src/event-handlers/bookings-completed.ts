import type { EventPayloads } from '../events.ts';
import { creditEarning } from '../modules/earnings/index.ts';
import { doctorShare } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';

/** A consultation took place: the doctor earns the share that is in force now (C19). Where only the doctor says so, not before the patient's day is over (I-40). */
export async function creditTheDoctor(ctx: Context, { bookingId, contestableUntil }: EventPayloads['bookings.completed']): Promise<void> {
  if (contestableUntil !== undefined) return;
  await creditEarning(ctx, { bookingId, share: await doctorShare(ctx) });
}

/** Nobody contested the doctor's word in time. */
export async function creditAfterClaim(ctx: Context, { bookingId }: EventPayloads['bookings.claim-stands']): Promise<void> {
  await creditEarning(ctx, { bookingId, share: await doctorShare(ctx) });
}
