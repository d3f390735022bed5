import type { EventPayloads } from '../events.ts';
import { creditEarning } from '../modules/earnings/index.ts';
import { doctorShare } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';

/** A consultation took place: the doctor earns the share that is in force now (C19). */
export async function creditTheDoctor(ctx: Context, { bookingId }: EventPayloads['bookings.completed']): Promise<void> {
  await creditEarning(ctx, { bookingId, share: await doctorShare(ctx) });
}
