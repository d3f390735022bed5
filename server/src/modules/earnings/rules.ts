import { CURRENCIES } from '@tabibu/contract/currencies';
import type { Currency } from '@tabibu/contract/currencies';
import { Problem } from '../../platform/problem.ts';
import { instantOf, wallClock } from '../../platform/time.ts';

/** What a booking's payment is for, in the words of payments. */
export const PURPOSE = 'booking';

/** The account of the ledger in which a doctor's money stands. */
export function doctorAccount(doctorId: string, currency: Currency): string {
  return `doctor:${doctorId}:${currency}`;
}

/** All accounts that a doctor can have. */
export function doctorAccounts(doctorId: string): string[] {
  return (Object.keys(CURRENCIES) as Currency[]).map((currency) => doctorAccount(doctorId, currency));
}

/** Splits minor units: the doctor's share rounded half up, the house the rest; the parts are always the whole. Integers only (C19). Pure. */
export function splitPrice(amount: number, share: number): { doctor: number; house: number } {
  const doctor = Math.floor(amount / 100) * share + Math.floor(((amount % 100) * share + 50) / 100);
  return { doctor, house: amount - doctor };
}

/** The first instant of the month that a zone's wall shows. Pure. */
export function startOfMonth(now: Date, zone: string): Date {
  const day = `${wallClock(now, zone).day.slice(0, 8)}01`;
  return instantOf(day, '00:00', zone) ?? instantOf(day, '01:00', zone) ?? new Date(`${day}T00:00:00Z`);
}

/** A place between two pages, as the browser sends it back. */
export function cursorOf({ created_at: at, id }: { readonly created_at: Date; readonly id: string }): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

/** Reads a cursor. Throws invalid-input for one that we did not make. */
export function readCursor(cursor: string): { at: Date; id: string } {
  const [text = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) throw new Problem('invalid-input', { fields: ['cursor'] });
  return { at, id };
}
