import { randomBytes } from 'node:crypto';
import { addDays, instantOf, wallClock } from '../../platform/time.ts';

/** No I, O, 0 and 1, which are mistaken for each other when a code is read out (ADM-SUB-15). */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** Returns a random coupon code: 8 characters of 5 bits each (ADM-SUB-14, W51). */
export function randomCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte & 31]).join('');
}

/** Returns the code as it is stored: without spaces and dashes, in capitals. */
export function readCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * Returns the same time of day one calendar month later on the clock of a zone, on the last day of a month that is
 * shorter (C37). Pure.
 */
export function monthAfter(instant: Date, zone: string): Date {
  const { day, time } = wallClock(instant, zone);
  const first = addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7);
  const lastDay = addDays(`${addDays(`${first}-01`, 31).slice(0, 7)}-01`, -1);
  const wanted = `${first}-${day.slice(8)}`;
  // A gap of summer time: no live country has one, and the instant 30 days later is near enough then.
  return instantOf(wanted < lastDay ? wanted : lastDay, time, zone) ?? new Date(instant.getTime() + 30 * 86_400_000);
}
