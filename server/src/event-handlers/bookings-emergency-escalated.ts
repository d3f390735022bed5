import type { EventPayloads } from '../events/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { emergencyNumberOf } from '../modules/settings/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { peopleOfBooking } from './people-of-booking.ts';
import { textStaff } from './text-staff.ts';

/**
 * Handles an emergency that no doctor accepted in five minutes, or for which no doctor could be rung. Tells the patient
 * what to do and that the money can be refunded, and staff, if a staff number is set, that they must act (W23).
 */
async function notifyOfEscalation(
  ctx: Context,
  { bookingId }: EventPayloads['bookings.emergency-escalated'],
): Promise<void> {
  const { booking } = await peopleOfBooking(ctx, bookingId);
  const values = {
    number: await emergencyNumberOf(ctx, booking.country),
    funded: booking.fundedBy,
    staff: ctx.config.STAFF_ALERT_PHONE === undefined ? 'none' : 'alerted',
  };
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: 'emergency-escalated',
    values,
    key: `emergency-escalated:${bookingId}:patient`,
  });
  await textStaff(ctx, {
    template: 'emergency-escalated-staff',
    values: { country: booking.country },
    key: `emergency-escalated:${bookingId}:staff`,
  });
}

/** Puts the emergency into the queue of what waits for a person. */
async function queueEmergency(
  ctx: Context,
  { bookingId }: EventPayloads['bookings.emergency-escalated'],
): Promise<void> {
  await syncCase(ctx, 'escalated-emergency', bookingId);
}

/** The handlers of the event 'bookings.emergency-escalated'. */
export const handlers: EventHandlers['bookings.emergency-escalated'] = [notifyOfEscalation, queueEmergency];
