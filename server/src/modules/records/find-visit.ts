import { timeZoneOf } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';
import { findBooking } from '../bookings/index.ts';
import type { BookingFacts } from '../bookings/index.ts';
import { hasCallBegun } from '../calls/index.ts';
import { actingDoctor, knownDoctor } from '../doctors/index.ts';
import { whyFactsClosed } from '../patient-facts/index.ts';
import type { ClosedReason } from '../patient-facts/index.ts';
import { closedReason } from './policy.ts';

export interface Visit {
  readonly booking: BookingFacts & { readonly startsAt: Date };
  readonly doctor: { readonly id: string; readonly fullName: string };
  /** The patient's time zone, and today's calendar day there. */
  readonly zone: string;
  readonly today: string;
  readonly closed: ClosedReason | null;
  readonly factsClosed: ClosedReason | null;
}

/**
 * Returns a paid appointment of the signed-in doctor that has a time. Throws `not-found` for all others (Z-04, W11).
 */
export async function findVisit(ctx: Context, bookingId: string): Promise<Visit> {
  const doctor = await actingDoctor(ctx);
  const visit = await visitOf(ctx, doctor, bookingId);
  if (visit === undefined) throw new Problem('not-found');
  return visit;
}

/** Like `findVisit` for one who only reads, also out of service: what the doctor wrote stays open, nothing else. */
export async function findVisitToRead(ctx: Context, bookingId: string): Promise<Visit> {
  const { isInService, ...doctor } = await knownDoctor(ctx);
  const visit = await visitOf(ctx, doctor, bookingId);
  if (visit === undefined) throw new Problem('not-found');
  return isInService ? visit : { ...visit, closed: 'out-of-service', factsClosed: 'out-of-service' };
}

/** Like `findVisit` for a known doctor, but returns undefined for an appointment of another doctor. */
export async function visitOf(ctx: Context, doctor: Visit['doctor'], bookingId: string): Promise<Visit | undefined> {
  const booking = await findBooking(ctx, bookingId);
  if (booking === undefined || booking.doctorId !== doctor.id || !booking.wasPaid || booking.startsAt === null)
    return undefined;
  const now = ctx.clock.now();
  const begun = booking.state === 'scheduled' && (await hasCallBegun(ctx, bookingId));
  const zone = timeZoneOf(booking.country);
  return {
    booking: { ...booking, startsAt: booking.startsAt },
    doctor,
    zone,
    today: wallClock(now, zone).day,
    closed: closedReason(booking, begun, now),
    factsClosed: whyFactsClosed(booking, now),
  };
}
