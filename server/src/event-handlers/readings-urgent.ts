import type { EventPayloads } from '../events/index.ts';
import { lastVisitOf } from '../modules/bookings/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import { findBookableDoctor } from '../modules/doctors/index.ts';
import { listAnsweringDoctors } from '../modules/emergency-doctors/index.ts';
import { contactOf } from '../modules/identity/index.ts';
import { lockUntold, noteDoctorTold } from '../modules/readings/index.ts';
import type { UrgentReading } from '../modules/readings/index.ts';
import { inTransaction } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { DAY, later } from '../platform/time.ts';
import { notifyDoctor, textDoctor } from './notify-doctor.ts';
import { peopleOfBooking } from './people-of-booking.ts';

/** Whoever saw the person longer ago than this hardly knows them: then a doctor on call is told. */
const KNOWS_FOR = 366 * DAY;
/** How many doctors who can answer now are looked at until one has an account. */
const LOOKED_AT = 8;

/** Opens the case in which staff see to the person. It shows no value. */
async function openCase(ctx: Context, { urgentId }: EventPayloads['readings.urgent']): Promise<void> {
  await syncCase(ctx, 'urgent-reading', urgentId);
}

/**
 * Tells the last doctor of the person, or else a doctor on call, under the bell and by text message. Neither repeats a
 * value or a name. Choice and messages are written in one transaction, so that a second run tells nobody else.
 */
async function tellDoctor(ctx: Context, { urgentId, toldAt }: EventPayloads['readings.urgent']): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const urgent = await lockUntold(inside, urgentId, new Date(toldAt));
    if (urgent === undefined) return;
    const key = `urgent-reading:${urgentId}:${toldAt}`;
    const known = await lastDoctor(inside, urgent);
    if (known !== undefined) {
      const { doctorTime } = await peopleOfBooking(inside, known.bookingId);
      const values = { when: doctorTime ?? '' };
      const link = `${publicAddress(inside)}/call/${known.bookingId}`;
      await noteDoctorTold(inside, urgentId, known.doctorId);
      const template = urgent.single ? 'urgent-reading-once' : 'urgent-reading';
      await notifyDoctor(inside, known.doctorId, { template, values, key });
      return textDoctor(inside, known.doctorId, { template, values: { ...values, link }, key });
    }
    const onCall = await doctorOnCall(inside, urgent);
    if (onCall === undefined) return;
    await noteDoctorTold(inside, urgentId, onCall);
    const template = urgent.single ? 'urgent-reading-once-on-call' : 'urgent-reading-on-call';
    await notifyDoctor(inside, onCall, { template, values: {}, key });
    return textDoctor(inside, onCall, { template, values: {}, key });
  });
}

/** The doctor of the last visit of that very person, if still in service and with an account. */
async function lastDoctor(
  ctx: Context,
  { personId, accountId }: UrgentReading,
): Promise<{ bookingId: string; doctorId: string } | undefined> {
  const visit = await lastVisitOf(ctx, {
    patientId: accountId,
    memberId: personId === accountId ? null : personId,
    since: later(ctx.clock.now(), -KNOWS_FOR),
  });
  const doctor = visit && (await findBookableDoctor(ctx, visit.doctorId));
  return doctor === undefined || doctor.accountId === null ? undefined : visit;
}

/** The doctor who fits best among those who answer emergencies now, with an account. */
async function doctorOnCall(ctx: Context, { accountId, country }: UrgentReading): Promise<string | undefined> {
  const language = (await contactOf(ctx, accountId))?.language ?? 'en';
  const able = await listAnsweringDoctors(ctx, { country, language, accountId }, LOOKED_AT);
  return able.find((doctor) => doctor.accountId !== null)?.id;
}

/** The handlers of the event 'readings.urgent'. */
export const handlers: EventHandlers['readings.urgent'] = [openCase, tellDoctor];
