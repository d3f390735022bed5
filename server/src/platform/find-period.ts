import { timeZoneOf } from '@tabibu/contract/countries';
import type { Period } from '@tabibu/contract/payment-desk-words';
import type { Context } from './context.ts';
import { addDays, startOfDay, wallClock } from './time.ts';

/**
 * Returns when a period began in the reader's country: on Monday, on the first of the month or on the first of January.
 * Null for all time.
 */
export function beginOf(period: Period, { clock, country }: Pick<Context, 'clock' | 'country'>): Date | null {
  const zone = timeZoneOf(country);
  const { day, weekday } = wallClock(clock.now(), zone);
  if (period === 'all') return null;
  if (period === 'week') return startOfDay(addDays(day, 1 - weekday), zone);
  return startOfDay(period === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`, zone);
}
