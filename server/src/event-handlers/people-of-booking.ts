import { COUNTRIES, timeZoneOf } from '@tabibu/contract/countries';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { findBooking, spokenName } from '../modules/bookings/index.ts';
import type { BookingFacts } from '../modules/bookings/index.ts';
import { accountOfDoctor, doctorNames, findBookableDoctor } from '../modules/doctors/index.ts';
import { contactOf } from '../modules/identity/index.ts';
import type { ZonedInstant, NoticeInput, Recipient } from '../modules/notifications/index.ts';
import { ownNumberOf, visitorName } from '../modules/people/index.ts';
import type { Context } from '../platform/context.ts';
import { publicAddress } from '../platform/own-address.ts';
import { countryOfPhone } from '../platform/phone.ts';

/** A booking with what messages about it need: names, and its time in the time zone of each of the two. */
export interface BookingPeople {
  readonly booking: BookingFacts;
  readonly doctorName: string;
  /** How the member of the family for whom it is is called; null if it is for the patient, or was forgotten. */
  readonly memberName: string | null;
  /** Whom the doctor calls by ordinary phone: the patient, or the member, who has a number of their own. */
  readonly called: 'patient' | 'member';
  /** In E.164; undefined if the doctor is no longer in service. */
  readonly doctorPhone: string | undefined;
  /** Names its place where the doctor, or whose number the patient has, lives by another clock. */
  readonly patientTime: ZonedInstant | undefined;
  readonly doctorTime: ZonedInstant | undefined;
  /** Its page, where the patient joins, moves and cancels it. */
  readonly link: string;
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
  const patientTime = momentIn(timeZoneOf(booking.country));
  const doctorTime = momentIn(doctor?.timeZone ?? 'UTC');
  const phone = (await contactOf(ctx, booking.patientId))?.phone;
  const isElsewhere =
    patientTime !== undefined &&
    [doctorTime?.zone, phone === undefined ? patientTime.zone : zoneOfPhone(phone)].some(
      (zone) => zone === undefined || !showsSameTime(patientTime, zone),
    );
  return {
    booking,
    doctorName: doctor?.fullName ?? '',
    memberName: booking.memberId === null ? null : spokenName(await visitorName(ctx, booking)) || null,
    called: (await ownNumberOf(ctx, booking.memberId)) === undefined ? 'patient' : 'member',
    doctorPhone: (await findBookableDoctor(ctx, booking.doctorId))?.phone,
    patientTime: isElsewhere ? { ...patientTime, place: booking.country } : patientTime,
    doctorTime,
    link: `${publicAddress(ctx)}/appointments/${bookingId}`,
  };
}

/** The zone of the country whose number it is; undefined where we do not know it. */
function zoneOfPhone(phone: string): string | undefined {
  const country = countryOfPhone(phone);
  return COUNTRIES.find(({ code }) => code === country)?.timeZone ?? undefined;
}

function showsSameTime({ at, zone }: ZonedInstant, other: string): boolean {
  return wallClockAt(at, zone).time === wallClockAt(at, other).time;
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
