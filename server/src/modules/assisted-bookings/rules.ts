import { OPEN_ASSISTED_STATES } from '@tabibu/contract/assisted-booking-words';
import type { AssistedState, PushRefusal } from '@tabibu/contract/assisted-booking-words';
import { PUSH_REFUSALS } from '@tabibu/contract/assisted-booking-words';
import { MINUTE, later } from '../../platform/time.ts';
import type { Payment } from '../payments/index.ts';

/** How long something begun can be taken up again while no time is held. */
export const OPEN_WITHOUT_HOLD = 30 * MINUTE;
/** How long after the end of its hold it can still be taken up, for another time. */
const GRACE = 15 * MINUTE;
/** A caller is not sent the same text again within this time. */
export const TEXT_PAUSE = MINUTE;

/** Returns whether it is neither paid, given up nor ended. */
export function isUnfinished({ state }: { readonly state: AssistedState }): boolean {
  return (OPEN_ASSISTED_STATES as readonly AssistedState[]).includes(state);
}

/** Returns whether somebody can still go on with it. */
export function isOpen(row: { readonly state: AssistedState; readonly open_until: Date }, now: Date): boolean {
  return isUnfinished(row) && row.open_until > now;
}

/** Returns until when something with a held time can be taken up. */
export function openUntil(holdExpiresAt: Date): Date {
  return later(holdExpiresAt, GRACE);
}

/**
 * Returns whether money may be asked for, or asked for again: not while an earlier request may still bring some, so
 * that nobody pays twice.
 */
export function mayAsk(payment: Pick<Payment, 'state' | 'checkoutAt'> | undefined): boolean {
  if (payment === undefined) return true;
  return payment.state === 'refused' || payment.state === 'voided' || isUnasked(payment);
}

/** Returns whether nobody was asked for the money of this payment yet. */
export function isUnasked({ state, checkoutAt }: Pick<Payment, 'state' | 'checkoutAt'>): boolean {
  return state === 'created' && checkoutAt === null;
}

/** Returns why no money moved, in the words that staff have sentences for; null unless the payment was refused. */
export function refusalOf({ state, refusalReason }: Pick<Payment, 'state' | 'refusalReason'>): PushRefusal | null {
  if (state !== 'refused') return null;
  return PUSH_REFUSALS.find((known) => known === refusalReason) ?? 'other';
}

/** Returns what is shown of a number once nobody needs it in full. */
export function phoneEnd(phone: string): string {
  return phone.slice(-3);
}
