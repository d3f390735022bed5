import type { SlotPageBody } from '@tabibu/contract/bookings';
import { DAY, HOUR, MINUTE, SECOND, addDays, instantOf, later, wallClock } from '../../platform/time.ts';

/** A slot is half an hour (C26). */
export const SLOT_LENGTH = 30 * MINUTE;
/** How long an unpaid slot is kept (B-01). */
export const HOLD = 10 * MINUTE;
/** A slot can be booked until this long before its start, and at most this far ahead (C26). */
export const LEAD = 15 * MINUTE;
export const HORIZON = 30 * DAY;
/** Unpaid holds at one time, and own cancellations within a day after which no new unpaid hold is given for a day (B-01). */
export const MAX_HOLDS = 3;
export const MAX_CANCELS = 3;
export const CANCEL_WINDOW = DAY;
/** How often one appointment may be moved within a day, and how long its people are not told of a move, because it may be moved again. */
export const MAX_MOVES = 3;
export const MOVE_WINDOW = DAY;
export const MERGE_MOVES = 2 * MINUTE;
/** How long before its start a patient is reminded of an appointment; of one that begins sooner than the second, the confirmation just said so. */
export const REMIND_BEFORE = HOUR;
const REMIND_FROM = 75 * MINUTE;
/** How long the patient may contest what only the doctor says took place (I-40). */
export const CONTEST = DAY;
/** The doctor's number is shown until two hours after the appointment (W24). */
export const NUMBER_AFTER = 2 * HOUR;
/** A paid emergency that nobody accepts within five minutes of its payment is escalated; the minute alone is a part of them. */
export const RING = 5 * MINUTE;
/** How long the doctor asked for is rung before any other. */
export const RING_ALONE = MINUTE;
export const NEAREST = 3;
/** The printed default time of an appointment (C26). */
const DEFAULT_TIME = '10:00';

/** Is an instant one that can be booked now: far enough ahead, within the horizon? */
export function isBookable(at: Date, now: Date): boolean {
  return at.getTime() >= now.getTime() + LEAD && at.getTime() <= now.getTime() + HORIZON;
}

/** When the patient is to be reminded of an appointment that is given this start now; null when it begins too soon for that, or has no start. */
export function reminderOf(startsAt: Date | null, now: Date): Date | null {
  return startsAt === null || startsAt.getTime() - now.getTime() < REMIND_FROM ? null : later(startsAt, -REMIND_BEFORE);
}

/** The instants of the window between two of the patient's days, cut to what can be booked now. Null when nothing is left. */
export function bookableWindow(from: string, days: number, zone: string, now: Date): { from: Date; to: Date } | null {
  const first = startOfDay(from, zone);
  const end = startOfDay(addDays(from, days), zone);
  const window = { from: new Date(Math.max(first.getTime(), now.getTime() + LEAD)), to: new Date(Math.min(end.getTime(), now.getTime() + HORIZON)) };
  return window.from < window.to ? window : null;
}

/** The first instant of a calendar day; where clocks skip midnight it is the first that exists. */
function startOfDay(day: string, zone: string): Date {
  return instantOf(day, '00:00', zone) ?? instantOf(day, '01:00', zone) ?? new Date(`${day}T00:00:00Z`);
}

/** Offered instants without the taken ones, in order. */
export function withoutTaken(offered: readonly Date[], taken: readonly Date[]): Date[] {
  const gone = new Set(taken.map((instant) => instant.getTime()));
  return offered.filter((instant) => !gone.has(instant.getTime())).sort((one, other) => one.getTime() - other.getTime());
}

/** Free slots on the walls of both people; what the patient holds is preselected, else 10:00 of the first free day, else the first free slot (C26). */
export function slotPage(free: readonly Date[], zones: { patient: string; doctor: string }, from: string, days: number, held: Date | null = null): Omit<SlotPageBody, 'held'> {
  const slots = free.map((instant) => {
    const own = wallClock(instant, zones.patient);
    return { starts_at: instant.toISOString(), day: own.day, patient_time: own.time, doctor_time: wallClock(instant, zones.doctor).time };
  });
  const first = slots[0];
  const usual = slots.find((slot) => slot.day === first?.day && slot.patient_time === DEFAULT_TIME);
  return {
    doctor_time_zone: zones.doctor,
    patient_time_zone: zones.patient,
    from,
    days,
    slots,
    preselected: (slots.find(({ starts_at: startsAt }) => startsAt === held?.toISOString()) ?? usual ?? first)?.starts_at ?? null,
  };
}

/** The free instants nearest to a wished one, nearest first; of two equally near the later one. */
export function nearestTo(wished: Date, free: readonly Date[], count = NEAREST): Date[] {
  const distance = (instant: Date) => Math.abs(instant.getTime() - wished.getTime());
  return [...free].sort((one, other) => distance(one) - distance(other) || other.getTime() - one.getTime()).slice(0, count);
}

/**
 * Until when a patient gets no new unpaid hold, or null. The third own cancellation within 24 hours closes the door for 24 hours
 * from then (B-01). `cancels` are the last own cancellations, newest first.
 */
export function closedUntil(cancels: readonly Date[], now: Date): Date | null {
  for (let last = 0; last + MAX_CANCELS <= cancels.length; last += 1) {
    const third = cancels[last]!;
    const first = cancels[last + MAX_CANCELS - 1]!;
    const until = later(third, CANCEL_WINDOW);
    if (third.getTime() - first.getTime() < CANCEL_WINDOW && until > now) return until;
  }
  return null;
}

/** The half hour of the grid that an instant lies in. */
export function gridStart(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / SLOT_LENGTH) * SLOT_LENGTH);
}

/** The given name, as far as a full name tells. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/u)[0] ?? '';
}

/** A receipt's number: the day of payment and the random end of our reference, which is unique. */
export function receiptNumber(reference: string, settledAt: Date): string {
  return `R-${settledAt.toISOString().slice(0, 10).replaceAll('-', '')}-${reference.slice(-8)}`;
}

/** How the payments module names what is bought here. */
export const PURPOSE = 'booking';

export function purposeOf(bookingId: string): { kind: string; id: string } {
  return { kind: PURPOSE, id: bookingId };
}

/** The package vocabulary of the printed calls (C39). */
export function packageOf(booking: { readonly is_emergency: boolean }): 'single_call' | 'emergency' {
  return booking.is_emergency ? 'emergency' : 'single_call';
}

/** A text as it is searched: without accents, case and double spaces. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** The first instants of the calendar day of a moment and of the next one, on the wall of a zone. */
export function dayOf(moment: Date, zone: string): { from: Date; to: Date } {
  const { day } = wallClock(moment, zone);
  return { from: startOfDay(day, zone), to: startOfDay(addDays(day, 1), zone) };
}

/** How long after telling of a delay patients are not told again. */
export const DELAY_SILENCE = 15 * MINUTE;
/** Who should have begun so long ago is still waiting; before that somebody is absent. */
export const JUST_BEGUN = 15 * MINUTE;
/** For so long a delay that a doctor tells can be taken back; then the messages go out. */
export const UNDO_DELAY = 30 * SECOND;
