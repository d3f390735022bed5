import { countryOf } from '@tabibu/contract/countries';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';
import { findBooking } from '../bookings/index.ts';
import type { BookingFacts } from '../bookings/index.ts';
import { hasCallBegun } from '../calls/index.ts';
import { doctorOfAccount } from '../doctors/index.ts';
import { whyAllergiesClosed, whyClosed } from './policy.ts';
import type { Closed } from './policy.ts';

export interface Visit {
  readonly booking: BookingFacts & { readonly startsAt: Date };
  readonly doctor: { readonly id: string; readonly fullName: string };
  /** The patient's zone, and the calendar day there now. */
  readonly zone: string;
  readonly today: string;
  readonly closed: Closed | null;
  readonly allergiesClosed: Closed | null;
}

/** The clock of a country; days of documents are its days. */
export function zoneOf(country: BookingFacts['country']): string {
  return countryOf(country).timeZone ?? 'UTC';
}

/** The doctor who is signed in; not found for an account that is no verified doctor in service (ROLE-03). */
export async function writingDoctor(ctx: Context): Promise<Visit['doctor']> {
  const doctor = await doctorOfAccount(ctx, accountOf(ctx));
  if (doctor === undefined) throw new Problem('not-found');
  return doctor;
}

/** A paid appointment of the signed-in doctor, as long as it has a time; to anybody else it is not there: Problem `not-found` (Z-04, W11). */
export async function findVisit(ctx: Context, bookingId: string): Promise<Visit> {
  const doctor = await writingDoctor(ctx);
  const visit = await visitOf(ctx, doctor, bookingId);
  if (visit === undefined) throw new Problem('not-found');
  return visit;
}

/** The same for one of many: undefined when it is not theirs. */
export async function visitOf(ctx: Context, doctor: Visit['doctor'], bookingId: string): Promise<Visit | undefined> {
  const booking = await findBooking(ctx, bookingId);
  if (booking === undefined || booking.doctorId !== doctor.id || !booking.wasPaid || booking.startsAt === null) return undefined;
  const now = ctx.clock.now();
  const begun = booking.state === 'scheduled' && await hasCallBegun(ctx, bookingId);
  const zone = zoneOf(booking.country);
  return {
    booking: { ...booking, startsAt: booking.startsAt }, doctor, zone, today: wallClock(now, zone).day,
    closed: whyClosed(booking, begun, now), allergiesClosed: whyAllergiesClosed(booking, now),
  };
}

/** Words why something of a visit is closed: Problem `visit-not-begun` or `visit-too-old`. */
export function refuseClosed(closed: Closed | null): void {
  if (closed !== null) throw new Problem(closed === 'too-old' ? 'visit-too-old' : 'visit-not-begun');
}
