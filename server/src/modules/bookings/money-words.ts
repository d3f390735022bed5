import type { AppointmentBody } from '@tabibu/contract/bookings';
import { formatMoney } from '@tabibu/contract/currencies';
import type { Money } from '@tabibu/contract/currencies';
import type { Language } from '@tabibu/contract/languages';
import { splitMissed } from '@tabibu/contract/missed-terms';
import type { Payment } from '../payments/index.ts';
import { fundedBy, paidByCredit, toPay } from './rules.ts';
import type { BookingRow } from './store.ts';

type PricedBooking = Pick<
  BookingRow,
  'price_amount' | 'price_currency' | 'credit_amount' | 'missed_share' | 'missed_credit_days' | 'funding'
>;

/** The amounts in the sentences about the money of an appointment, written in the reader's language. */
export interface MoneyWords {
  readonly price: string;
  /** What money pays of the price, and what credit pays. */
  readonly paid: string;
  readonly credit: string;
  /** What has paid: 'money' also as long as nothing has. */
  readonly funded: 'money' | 'credit' | 'both' | 'coupon';
  /** What becomes of the price of a missed appointment, and for how many days the rest is credit. */
  readonly counted: string;
  readonly rest: string;
  readonly days: number;
}

/** Returns what becomes of the price if the patient does not come, by the terms that the patient was told. Pure. */
export function ifMissed(booking: PricedBooking): AppointmentBody['if_missed'] {
  const { counted, rest } = splitMissed(priceOf(booking), booking.missed_share);
  return { counted, rest, credit_days: rest.amount === 0 ? 0 : booking.missed_credit_days };
}

/** Returns the amounts of an appointment as its sentences name them. Pure. */
export function moneyWordsOf(booking: PricedBooking, language: Language): MoneyWords {
  const missed = ifMissed(booking);
  return {
    price: formatMoney(priceOf(booking), language),
    paid: formatMoney(toPay(booking), language),
    credit: formatMoney(paidByCredit(booking), language),
    funded: booking.funding === null ? 'money' : fundedBy(booking),
    counted: formatMoney(missed.counted, language),
    rest: formatMoney(missed.rest, language),
    days: missed.credit_days,
  };
}

function priceOf({ price_amount: amount, price_currency: currency }: PricedBooking): Money {
  return { amount, currency };
}

/**
 * Returns the payment status in the words of the specification (C27), extended by `refund_due` and
 * `refunded`. Pure. */
export function paymentStatusOf(booking: BookingRow, payment: Payment | undefined): AppointmentBody['payment_status'] {
  if (booking.rebooked_as !== null) return 'cancelled';
  if (payment?.state === 'refund-due') return 'refund_due';
  if (payment?.state === 'refunded') return 'refunded';
  const creditIsBack = booking.state === 'cancelled' || booking.contest_outcome === 'refunded';
  if (booking.funding !== null) return booking.funding === 'credit' && creditIsBack ? 'cancelled' : 'paid';
  return booking.state === 'awaiting-payment' ? 'pending' : 'cancelled';
}
