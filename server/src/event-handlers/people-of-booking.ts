import { firstName } from '@tabibu/contract/person-name';
import { COUNTRIES, timeZoneOf } from '@tabibu/contract/countries';
import { wallClockAt } from '@tabibu/contract/clock-times';
import type { Language } from '@tabibu/contract/languages';
import { findBooking, spokenName } from '../modules/bookings/index.ts';
import type { BookingFacts } from '../modules/bookings/index.ts';
import { accountOfDoctor, doctorNames, findBookableDoctor } from '../modules/doctors/index.ts';
import { contactOf } from '../modules/identity/index.ts';
import type { Contact } from '../modules/identity/index.ts';
import type { ZonedInstant, NoticeInput, Recipient } from '../modules/notifications/index.ts';
import { languageOfOwner, ownNumberOf, visitorName } from '../modules/people/index.ts';
import type { Context } from '../platform/context.ts';
import { publicAddress } from '../platform/own-address.ts';
import { countryOfPhone, liveCountryOfPhone } from '../platform/phone.ts';

/** The member of the family for whom an appointment is, on the number of their own. */
export interface Visitor {
  /** Of the person. */
  readonly id: string;
  /** In E.164. */
  readonly phone: string;
  /** That of the account of the number; without one that of the account that booked. */
  readonly language: Language;
  /** The first name of whoever booked and named the number. */
  readonly asker: string;
  /** On the clock of the country of the number, which it names. */
  readonly time: ZonedInstant | undefined;
  /** Tells one number of the person from the next one. */
  readonly mark: string;
}

/** A booking with what messages about it need: names, and its time in the time zone of each of the two. */
export interface BookingPeople {
  readonly booking: BookingFacts;
  readonly doctorName: string;
  /** How the member of the family for whom it is is called; null if it is for the patient, or was forgotten. */
  readonly memberName: string | null;
  /** Whom the doctor calls by ordinary phone: the patient, or the member, who has a number of their own. */
  readonly called: 'patient' | 'member';
  /** The member on the number of their own; undefined without one. */
  readonly visitor: Visitor | undefined;
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
  const booker = await contactOf(ctx, booking.patientId);
  const phone = booker?.phone;
  const visitor = await visitorOf(ctx, booking, booker);
  const isElsewhere =
    patientTime !== undefined &&
    [doctorTime?.zone, phone === undefined ? patientTime.zone : zoneOfPhone(phone)].some(
      (zone) => zone === undefined || !showsSameTime(patientTime, zone),
    );
  return {
    booking,
    doctorName: doctor?.fullName ?? '',
    memberName: booking.memberId === null ? null : spokenName(await visitorName(ctx, booking)) || null,
    called: visitor === undefined ? 'patient' : 'member',
    visitor,
    doctorPhone: (await findBookableDoctor(ctx, booking.doctorId))?.phone,
    patientTime: isElsewhere ? { ...patientTime, place: booking.country } : patientTime,
    doctorTime,
    link: `${publicAddress(ctx)}/appointments/${bookingId}`,
  };
}

/** A longer name would make the text message longer than needed, and is no first name. */
const LONGEST_NAME = 20;

/** Returns the member for whom an appointment is, or was, on the number of their own; undefined without one. */
export async function visitorOf(
  ctx: Context,
  { memberId, startsAt, country }: Pick<BookingFacts, 'memberId' | 'startsAt' | 'country'>,
  booker: Contact | undefined,
): Promise<Visitor | undefined> {
  const member = await ownNumberOf(ctx, memberId);
  if (memberId === null || member === undefined || booker === undefined) return undefined;
  const { phone } = member;
  const home = liveCountryOfPhone(phone) ?? country;
  return {
    id: memberId,
    phone,
    language: await languageOfOwner(ctx, phone, booker),
    asker: firstName(booker.fullName).slice(0, LONGEST_NAME),
    time: startsAt === null ? undefined : { at: startsAt.toISOString(), zone: timeZoneOf(home), place: home },
    mark: ctx.keys.sign('link', `${memberId} ${phone}`).slice(0, 8),
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
  reader: 'patient' | 'doctor' | 'visitor',
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
