import type { SlotPageBody } from '@tabibu/contract/slots';
import { timeZoneOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency, Money } from '@tabibu/contract/currencies';
import { DAY, HOUR, MINUTE, addDays, later, startOfDay, wallClock } from '../../platform/time.ts';
import type { NewAppointment } from '../credits/index.ts';
import type { Funding } from './states.ts';

/** The length of a slot: half an hour (C26). */
export const SLOT_LENGTH = 30 * MINUTE;
/** How long an unpaid slot is held (B-01). */
export const HOLD_DURATION = 10 * MINUTE;
/** A slot can be booked until this long before its start (C26). */
export const BOOKING_LEAD = 15 * MINUTE;
/** A slot can be booked at most this far ahead (C26). */
export const BOOKING_HORIZON = 30 * DAY;
/** How many unpaid holds a patient may have at the same time (B-01). */
export const MAX_HOLDS = 3;
/**
 * So many within 24 hours of one patient close booking for 24 hours (B-01): cancelled appointments, and holds that were
 * given up unpaid. Emergencies stay open.
 */
const CLOSING = { cancels: 3, given_up: 20 } as const;
export const CANCEL_WINDOW = DAY;
/** How often one appointment may be moved within `MOVE_WINDOW`. */
export const MAX_MOVES = 3;
export const MOVE_WINDOW = DAY;
/** How long after a move the messages about it wait, because the patient may move the appointment again. */
export const MERGE_MOVES = 2 * MINUTE;
/** How often it may be said of a paid appointment that it is for somebody else. */
export const MAX_PERSON_CHANGES = 3;
/** From so long before its start on a paid appointment stays for its person: the call opens a little later. */
export const PERSON_STANDS_BEFORE = 15 * MINUTE;
/** How long before the start the patient is reminded. */
export const REMIND_BEFORE = HOUR;
/**
 * No reminder is sent for an appointment that is booked or moved to begin sooner than this: its confirmation has just
 * told the time.
 */
const REMIND_FROM = 75 * MINUTE;
/** How long the patient may contest a consultation that only the doctor says took place (I-40). */
export const CONTEST_PERIOD = DAY;
/** The doctor's number is shown until this long after the start of the appointment (W24). */
export const NUMBER_SHOWN_AFTER = 2 * HOUR;
/**
 * A paid emergency that no doctor accepts within this time of its payment is escalated. The minute in which only the
 * doctor asked for is rung is part of it.
 */
export const RING_DURATION = 5 * MINUTE;
/** How many of the nearest free times a refusal names. */
export const NEAREST_COUNT = 3;
/** The time that the page preselects, given by the specification (C26). */
const DEFAULT_TIME = '10:00';

/** Returns whether a slot that begins at an instant can be booked now: not too soon and not too far ahead. */
export function isBookable(at: Date, now: Date): boolean {
  return at.getTime() >= now.getTime() + BOOKING_LEAD && at.getTime() <= now.getTime() + BOOKING_HORIZON;
}

/**
 * Returns when the patient is reminded of an appointment that is given this start now. Null when it has no start or
 * begins too soon.
 */
export function reminderOf(startsAt: Date | null, now: Date): Date | null {
  return startsAt === null || startsAt.getTime() - now.getTime() < REMIND_FROM ? null : later(startsAt, -REMIND_BEFORE);
}

/** Returns the part of some of the patient's days in which slots can be booked now; null when nothing is left. */
export function bookableWindow(from: string, days: number, zone: string, now: Date): { from: Date; to: Date } | null {
  const first = startOfDay(from, zone);
  const end = startOfDay(addDays(from, days), zone);
  const window = {
    from: new Date(Math.max(first.getTime(), now.getTime() + BOOKING_LEAD)),
    to: new Date(Math.min(end.getTime(), now.getTime() + BOOKING_HORIZON)),
  };
  return window.from < window.to ? window : null;
}

/** Returns the offered instants that are not taken, in order. */
export function withoutTaken(offered: readonly Date[], taken: readonly Date[]): Date[] {
  const gone = new Set(taken.map((instant) => instant.getTime()));
  return offered
    .filter((instant) => !gone.has(instant.getTime()))
    .sort((one, other) => one.getTime() - other.getTime());
}

/**
 * Returns the free slots on the clocks of patient and doctor. Preselects the patient's own hold, else 10:00 of the
 * first free day, else the first free slot (C26).
 */
export function slotPage(
  free: readonly Date[],
  zones: { patient: string; doctor: string },
  from: string,
  days: number,
  held: Date | null = null,
): Omit<SlotPageBody, 'held'> {
  const slots = free.map((instant) => {
    const own = wallClock(instant, zones.patient);
    return {
      starts_at: instant.toISOString(),
      day: own.day,
      patient_time: own.time,
      doctor_time: wallClock(instant, zones.doctor).time,
    };
  });
  const first = slots[0];
  const usual = slots.find((slot) => slot.day === first?.day && slot.patient_time === DEFAULT_TIME);
  return {
    doctor_time_zone: zones.doctor,
    patient_time_zone: zones.patient,
    from,
    days,
    slots,
    preselected:
      (slots.find(({ starts_at: startsAt }) => startsAt === held?.toISOString()) ?? usual ?? first)?.starts_at ?? null,
  };
}

/**
 * Returns the free instants nearest to a wished one, nearest first. Of two equally near ones the later comes first.
 */
export function nearestTo(wished: Date, free: readonly Date[], count = NEAREST_COUNT): Date[] {
  const distance = (instant: Date) => Math.abs(instant.getTime() - wished.getTime());
  return [...free]
    .sort((one, other) => distance(one) - distance(other) || other.getTime() - one.getTime())
    .slice(0, count);
}

/** When a patient cancelled what was paid, and gave up what was not; each newest first, null for never. */
export interface PatientCancels {
  readonly cancels: readonly Date[] | null;
  readonly given_up: readonly Date[] | null;
}

/**
 * Returns why and until when a patient gets no new hold: for 24 hours after the cancellation that was one too many
 * within 24 hours (B-01). Null when a hold is allowed.
 */
export function closedUntil(
  { cancels, given_up: givenUp }: PatientCancels,
  now: Date,
): { why: keyof typeof CLOSING; until: Date } | null {
  for (const [why, times] of [
    ['cancels', cancels],
    ['given_up', givenUp],
  ] as const) {
    const until = closedBy(times ?? [], CLOSING[why], now);
    if (until !== null) return { why, until };
  }
  return null;
}

function closedBy(times: readonly Date[], limit: number, now: Date): Date | null {
  for (let last = 0; last + limit <= times.length; last += 1) {
    const closing = times[last]!;
    const first = times[last + limit - 1]!;
    const until = later(closing, CANCEL_WINDOW);
    if (closing.getTime() - first.getTime() < CANCEL_WINDOW && until > now) return until;
  }
  return null;
}

/** Returns whether cancelling one more booking now closes booking for a day. `isPaid`: whether that one was paid. */
export function closesBooking({ cancels, given_up: givenUp }: PatientCancels, isPaid: boolean, now: Date): boolean {
  const more = isPaid
    ? { cancels: [now, ...(cancels ?? [])], given_up: null }
    : { cancels: null, given_up: [now, ...(givenUp ?? [])] };
  return closedUntil(more, now) !== null;
}

/** After so long without a doctor a paid emergency ends, and what was paid goes back. */
export const UNTAKEN_AFTER = DAY;

/**
 * Returns how messages call somebody in a family: by the first two words of the name. The first one alone may say who
 * it is for the reader and not who it is: 'Mama' of 'Mama Rehema'.
 */
export function spokenName(fullName: string): string {
  return fullName.trim().split(/\s+/u).slice(0, 2).join(' ');
}

/** The kind by which the payments module names a booking as the thing that is paid for. */
export const PURPOSE = 'booking';

export function purposeOf(bookingId: string): { kind: string; id: string } {
  return { kind: PURPOSE, id: bookingId };
}

interface Priced {
  readonly price_amount: number;
  readonly price_currency: Currency;
  readonly credit_amount: number;
  readonly funding: Funding | null;
}

/** Returns what a payment asks for: the price less what credit pays; nothing if a coupon pays. Pure. */
export function toPay(booking: Priced): Money {
  const { price_amount: price, credit_amount: credit, price_currency: currency, funding } = booking;
  return { amount: funding === 'coupon' ? 0 : price - credit, currency };
}

/** Returns how much of the price credit pays; nothing if a coupon pays. Pure. */
export function paidByCredit({ credit_amount: amount, price_currency: currency, funding }: Priced): Money {
  return { amount: funding === 'coupon' ? 0 : amount, currency };
}

/** Returns what pays for a booking: money, credit, both, or a call of a coupon. Pure. */
export function fundedBy({
  price_amount: price,
  credit_amount: credit,
  funding,
}: Priced): 'money' | 'credit' | 'both' | 'coupon' {
  if (funding === 'coupon') return 'coupon';
  if (credit === 0) return 'money';
  return credit === price ? 'credit' : 'both';
}

/**
 * Returns the credit by which a booking is settled with a new appointment without paying: what a payment paid, which is
 * held, or from the house the whole price. Pure.
 */
export function newAppointmentOf(
  booking: Priced & { readonly id: string; readonly patient_id: string; readonly country: CountryCode },
  from: NewAppointment['from'],
): NewAppointment {
  const price = { amount: booking.price_amount, currency: booking.price_currency };
  return {
    patientId: booking.patient_id,
    bookingId: booking.id,
    money: from === 'house' ? price : toPay(booking),
    from,
    zone: timeZoneOf(booking.country),
  };
}

/** Returns the package name that the specification uses for a booking (C39). */
export function packageOf(booking: { readonly is_emergency: boolean }): 'single_call' | 'emergency' {
  return booking.is_emergency ? 'emergency' : 'single_call';
}

/** Normalizes a text for searching: without accents, in lower case, with single spaces. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();
}
