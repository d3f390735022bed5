import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { enqueue } from '../platform/outbox.ts';
import { refreshPages } from './refresh-doctor-pages.ts';

/**
 * Checks soon whether patients on the doctor's wait list are to be told of a free time; many changes lead to one check.
 */
async function scheduleWaitlistNotice(
  ctx: Context,
  { doctorId }: EventPayloads['bookings.slots-changed'],
): Promise<void> {
  await enqueue(ctx, 'waitlist.tell', { doctorId }, { key: `waitlist-tell:${doctorId}` });
}

/** Computes the doctor's first free time again soon; many changes lead to one computation. */
async function refreshNextFreeSoon(ctx: Context, { doctorId }: EventPayloads['bookings.slots-changed']): Promise<void> {
  await enqueue(ctx, 'bookings.refresh-next-free', { doctorId }, { key: `refresh-next-free:${doctorId}` });
}

/** Makes the doctor's open pages load their data again. */
async function refreshPagesOfDoctor(
  ctx: Context,
  { doctorId }: EventPayloads['bookings.slots-changed'],
): Promise<void> {
  await refreshPages(ctx, doctorId);
}

/** The handlers of the event 'bookings.slots-changed'. */
export const handlers: EventHandlers['bookings.slots-changed'] = [
  refreshPagesOfDoctor,
  refreshNextFreeSoon,
  scheduleWaitlistNotice,
];
