import { randomBytes } from 'node:crypto';
import type { Currency } from '@tabibu/contract/currencies';
import type { MoneyStage } from '@tabibu/contract/stages';
import { HOUR, addDays, instantOf, wallClock } from '../../platform/time.ts';
import type { PaymentFacts } from '../payments/index.ts';

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

/** The kind by which the payments module names an order of a care plan as the thing that is paid for. */
export const PLAN_PURPOSE = 'plan';

/** How long an order can be paid at its price. */
export const ORDER_DURATION = HOUR;

/** Returns the code of the ledger account that holds what was paid for a subscription and is not used up. */
export function planAccount(subscriptionId: string, currency: Currency): string {
  return `plan:${subscriptionId}:${currency}`;
}

/** Returns what is known of the money of an order. Pure. */
export function moneyOf(payment: PaymentFacts | null): MoneyStage {
  if (payment?.isUnclear === true) return 'unclear';
  if (payment?.isGivenUp === true) return 'given-up';
  switch (payment?.state) {
    case undefined:
    case 'voided':
    case 'refused':
      return 'nothing-taken';
    case 'settled':
      return 'paid';
    case 'refund-due':
    case 'refunded':
      return payment.state;
    default:
      return payment?.isSent === true ? 'asked' : 'nothing-taken';
  }
}
