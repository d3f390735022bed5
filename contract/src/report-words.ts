/** Words of the administrators' dashboard and revenue. Free of zod, so that pages can import them. */

/** Into which spans of time revenue is divided; months unless another one is chosen (ADM-REV-02, ADM-REV-13). */
export const TIME_FRAMES = ['monthly', 'daily', 'yearly'] as const;
export type TimeFrame = (typeof TIME_FRAMES)[number];

/** What the recent activity lists: what happened to money of patients, and what doctors asked for. */
export const ACTIVITIES = [
  'appointment-paid',
  'emergency-paid',
  'payment-received',
  'refund-due',
  'refunded',
  'withdrawal-requested',
  'application-submitted',
] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** What became of the money of a booking, in the printed words (C27, C90). */
export const PAID_WORDS = ['paid', 'pending', 'cancelled'] as const;
export type PaidWord = (typeof PAID_WORDS)[number];

/** Returns which part of a whole something is, in percent with one decimal; 0 of a whole that is 0 (ADM-REV-13). */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}
