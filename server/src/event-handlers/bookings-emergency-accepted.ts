import type { EventPayloads } from '../events/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import { accountOfDoctor } from '../modules/doctors/index.ts';
import { sendNotice, settleEmergencyRing } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { peopleOfBooking } from './people-of-booking.ts';
import { tellVisitor } from './tell-visitor.ts';
import { refreshPagesOfItsDoctor } from './refresh-doctor-pages.ts';
import { bellKeyOf } from './ring-emergency.ts';

/** Changes the entries under the bells of all doctors who were rung: a doctor has accepted, so no answer is needed. */
async function settleAcceptedRing(
  ctx: Context,
  { bookingId }: EventPayloads['bookings.emergency-accepted'],
): Promise<void> {
  const { booking } = await peopleOfBooking(ctx, bookingId);
  await settleEmergencyRing(ctx, { key: bellKeyOf(bookingId), ownerId: await accountOfDoctor(ctx, booking.doctorId) });
}

/**
 * Tells the patient which doctor accepted the emergency, with the link to the room, and that by telephone the doctor
 * calls: nobody is told to call a doctor who is calling at that moment (W24).
 */
async function notifyOfAcceptance(
  ctx: Context,
  { bookingId }: EventPayloads['bookings.emergency-accepted'],
): Promise<void> {
  const people = await peopleOfBooking(ctx, bookingId);
  const { booking, doctorName, memberName, called } = people;
  await sendNotice(ctx, {
    to: { accountId: booking.patientId },
    template: 'emergency-accepted',
    values: {
      doctor: doctorName,
      link: `${publicAddress(ctx)}/call/${bookingId}`,
      called,
      person: memberName ?? '',
    },
    key: `emergency-accepted:${bookingId}`,
  });
  await tellVisitor(ctx, people, {
    template: 'visitor-emergency',
    values: {},
    key: `emergency-accepted:${bookingId}`,
  });
}

/** Closes the case of an emergency that had been escalated. */
async function closeEmergencyCase(
  ctx: Context,
  { bookingId }: EventPayloads['bookings.emergency-accepted'],
): Promise<void> {
  await syncCase(ctx, 'escalated-emergency', bookingId);
}

/** The handlers of the event 'bookings.emergency-accepted'. */
export const handlers: EventHandlers['bookings.emergency-accepted'] = [
  notifyOfAcceptance,
  settleAcceptedRing,
  refreshPagesOfItsDoctor,
  closeEmergencyCase,
];
