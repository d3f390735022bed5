import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, tellHouse } from '../../platform/outbox.ts';
import * as own from './doctor-store.ts';

/** Returns the starts of these bookings, in order, without bookings that have no start. */
export async function listStarts(
  ctx: Context,
  bookingIds: readonly string[],
): Promise<{ readonly id: string; readonly startsAt: Date }[]> {
  return (await ctx.db.many(own.startsOf, { bookingIds })).map(({ id, starts_at: startsAt }) => ({ id, startsAt }));
}

/**
 * Stores when the doctor of an appointment is expected (null: as planned) and which time the patient is told, and
 * refreshes the patient's open pages. The caller sends the message. Returns false when the appointment is no longer
 * scheduled.
 */
export async function delayBooking(
  inside: Context,
  { bookingId, expectedAt, toldAt }: { bookingId: string; expectedAt: Date | null; toldAt: Date },
): Promise<boolean> {
  const standing = await inside.db.maybe(own.setExpectedAt, { bookingId, expectedAt, toldAt });
  if (standing === undefined) return false;
  await sendLiveEvent(inside, standing.patient_id, { kind: 'booking', booking_id: bookingId });
  await tellHouse(inside);
  return true;
}
