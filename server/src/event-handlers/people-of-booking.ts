import { countryOf } from '@tabibu/contract/countries';
import { findBooking } from '../modules/bookings/index.ts';
import type { BookingFacts } from '../modules/bookings/index.ts';
import { accountOfDoctor, doctorNames, findBookableDoctor } from '../modules/doctors/index.ts';
import { contactOf } from '../modules/identity/index.ts';
import type { Moment, NoticeInput, Recipient } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';

/** A booking with what messages about it say: names, and its time on the wall of each of the two. */
export interface BookingPeople {
  readonly booking: BookingFacts;
  readonly doctorName: string;
  /** E.164; undefined when the doctor is no longer in service. */
  readonly doctorPhone: string | undefined;
  readonly patientTime: Moment | undefined;
  readonly doctorTime: Moment | undefined;
}

/** Reads a booking for messages. The booking of an event is always there. */
export async function peopleOfBooking(ctx: Context, bookingId: string): Promise<BookingPeople> {
  const booking = await findBooking(ctx, bookingId);
  if (booking === undefined) throw new Error(`booking ${bookingId} of an event is not there`);
  const doctor = (await doctorNames(ctx, [booking.doctorId])).get(booking.doctorId);
  const at = booking.startsAt?.toISOString();
  const momentIn = (zone: string): Moment | undefined => (at === undefined ? undefined : { at, zone });
  return {
    booking,
    doctorName: doctor?.fullName ?? '',
    doctorPhone: (await findBookableDoctor(ctx, booking.doctorId))?.phone,
    patientTime: momentIn(countryOf(booking.country).timeZone ?? 'UTC'),
    doctorTime: momentIn(doctor?.timeZone ?? 'UTC'),
  };
}

/** Higher than any number of moves: an appointment that is called off or over tells no time any more. */
const LAST = 2_147_483_647;

/** What messages about a booking share: a cap, and for each reader a time that is told as it is now. */
export function aboutTimeOf({ id, state, rescheduledCount }: BookingFacts, reader: 'patient' | 'doctor'): Pick<NoticeInput, 'about' | 'latest'> {
  return { about: id, latest: { topic: `time:${id}:${reader}`, version: state === 'scheduled' ? rescheduledCount : LAST } };
}

/** English is the working language of doctors in most of these countries; who signs in here has chosen one. */
const USUAL_LANGUAGE = 'en';

/** A doctor at the number of the profile, in the language that the doctor uses here. */
export async function doctorAt(ctx: Context, doctorId: string, phone: string): Promise<Recipient> {
  const accountId = await accountOfDoctor(ctx, doctorId);
  const contact = accountId === undefined ? undefined : await contactOf(ctx, accountId);
  return { phone, language: contact?.language ?? USUAL_LANGUAGE };
}
