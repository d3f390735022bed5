import { CALL_WINDOW } from '@tabibu/contract/call-window';
import { MINUTE, later } from '../../platform/time.ts';
import type { ComingBooking } from '../bookings/index.ts';
import { DELAY_SILENCE, LONGEST_DELAY } from './rules.ts';

/**
 * Returns when a doctor who is that many minutes late is expected: counted from the start, or from now if the start has
 * passed. With 0 minutes null (as planned), or now if the start has passed.
 */
export function expectedAfter(minutes: number, startsAt: Date, now: Date): Date | null {
  if (minutes > 0) return later(startsAt > now ? startsAt : now, minutes * MINUTE);
  return startsAt >= now ? null : now;
}

/**
 * Returns whether a patient whose consultation has not begun may be told of this delay now: the call can still be
 * joined and the whole delay is at most an hour. With 0 minutes: whether an announced delay is not over and can be
 * withdrawn.
 */
export function mayAnnounceDelay(
  { startsAt, expectedAt, latestAt }: Omit<ComingBooking, 'id'>,
  minutes: number,
  now: Date,
): boolean {
  if (minutes === 0) return expectedAt !== null && expectedAt > now;
  const closes = later(latestAt, (CALL_WINDOW.planned + CALL_WINDOW.after) * MINUTE);
  return now < closes && later(expectedAfter(minutes, startsAt, now) ?? startsAt, -LONGEST_DELAY) <= startsAt;
}

/**
 * Returns those of a day's appointments, in their order, that a delay reaches: from the first on one after another,
 * until a gap takes it up. Whoever was told of a delay before is always among them, so that a correction reaches all
 * of them. Pure.
 */
export function reachedBy<One extends Pick<ComingBooking, 'startsAt' | 'expectedAt'>>(
  coming: readonly One[],
  minutes: number,
): One[] {
  let free: Date | null = null;
  return coming.filter(({ startsAt, expectedAt }) => {
    const isReached: boolean = free === null || startsAt < free;
    if (isReached) free = later(startsAt, (CALL_WINDOW.planned + minutes) * MINUTE);
    return isReached || expectedAt !== null;
  });
}

/**
 * Returns until when no further delay may be announced. Null when one may be: none was announced lately, or the last
 * one is not a correction and may be corrected.
 */
export function delaySilenceEndsAt(last: { readonly first_at: Date | null } | undefined, now: Date): Date | null {
  if (last === undefined || last.first_at === null) return null;
  const from = later(last.first_at, DELAY_SILENCE);
  return from > now ? from : null;
}
