import { timeZoneOf } from '@tabibu/contract/countries';
import { findBooking, firstName } from '../modules/bookings/index.ts';
import type { BookingFacts } from '../modules/bookings/index.ts';
import { accountOfDoctor, doctorNames, findBookableDoctor } from '../modules/doctors/index.ts';
import { contactOf } from '../modules/identity/index.ts';
import type { ZonedInstant, NoticeInput, Recipient } from '../modules/notifications/index.ts';
import { visitorName } from '../modules/people/index.ts';
import type { Context } from '../platform/context.ts';

/** A booking with what messages about it need: names, and its time in the time zone of each of the two. */
export interface BookingPeople {
  readonly booking: BookingFacts;
  readonly doctorName: string;
  /** The first name of the member of the family for whom it is; null if it is for the patient, or was forgotten. */
  readonly memberName: string | null;
  /** In E.164; undefined if the doctor is no longer in service. */
  readonly doctorPhone: string | undefined;
  readonly patientTime: ZonedInstant | undefined;
  readonly doctorTime: ZonedInstant | undefined;
}

/**
 * Reads a booking and its people for messages. Throws if the booking does not exist, because an event always has one.
 */
export async function peopleOfBooking(ctx: Context, bookingId: string): Promise<BookingPeople> {
  const booking = await findBooking(ctx, bookingId);
  if (booking === undefined) throw new Error(`booking ${bookingId} of an event is not there`);
  const doctor = (await doctorNames(ctx, [booking.doctorId])).get(booking.doctorId);
  const at = booking.startsAt?.toISOString();
  const momentIn = (zone: string): ZonedInstant | undefined => (at === undefined ? undefined : { at, zone });
  return {
    booking,
    doctorName: doctor?.fullName ?? '',
    memberName: booking.memberId === null ? null : firstName(await visitorName(ctx, booking)) || null,
    doctorPhone: (await findBookableDoctor(ctx, booking.doctorId))?.phone,
    patientTime: momentIn(timeZoneOf(booking.country)),
    doctorTime: momentIn(doctor?.timeZone ?? 'UTC'),
  };
}

/**
 * Returns how messages to the account that booked name the person whom an appointment is for: 'your appointment', or
 * that of the member of the family.
 */
export function whomOf(memberName: string | null): { readonly whom: 'patient' | 'member'; readonly person: string } {
  return { whom: memberName === null ? 'patient' : 'member', person: memberName ?? '' };
}

/**
 * Higher than any number of moves: once an appointment is cancelled or over, no older message may still tell its time.
 */
const LAST = 2_147_483_647;

/**
 * Returns what messages about a booking's time share. `about` counts them towards one cap. `latest` replaces an unsent
 * message by a newer one to the same reader.
 */
export function noticeOptionsOfTime(
  { id, state, rescheduledCount }: BookingFacts,
  reader: 'patient' | 'doctor',
): Pick<NoticeInput, 'about' | 'latest'> {
  return {
    about: id,
    latest: { topic: `time:${id}:${reader}`, version: state === 'scheduled' ? rescheduledCount : LAST },
  };
}

/**
 * English is the working language of doctors in most of these countries. A doctor with an account has chosen a
 * language.
 */
const USUAL_LANGUAGE = 'en';

/** Returns the doctor as a recipient: the number of the profile, and the language of the account if there is one. */
export async function doctorRecipient(ctx: Context, doctorId: string, phone: string): Promise<Recipient> {
  const accountId = await accountOfDoctor(ctx, doctorId);
  const contact = accountId === undefined ? undefined : await contactOf(ctx, accountId);
  return { phone, language: contact?.language ?? USUAL_LANGUAGE };
}
