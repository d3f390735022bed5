/** Words and limits of subscriptions and coupons. Free of zod, so that pages can import them. */

/** For what a coupon made by hand can pay besides the calls of a care plan that is sold (C39). */
export const SINGLE_PACKAGES = ['single_call', 'emergency'] as const;
/** The id of such a package or of a care plan. */
export const PACKAGE_ID = /^[a-z][a-z0-9_]{0,39}$/;

/** The packages that have a sentence as their name: those above and the printed plans. */
export const NAMED_PACKAGES = [
  ...SINGLE_PACKAGES,
  'family',
  'pregnancy',
  'hypertension',
  'diabetes',
  'cancer',
] as const;
export type NamedPackage = (typeof NAMED_PACKAGES)[number];

/** A subscription is active until it ends; a coupon until it ends, is used up or revoked (C36). */
export const SUBSCRIPTION_STATUSES = ['active', 'expired'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** How many calls an administrator may put on a coupon. */
export const CALL_LIMIT = { least: 1, most: 30 } as const;

/** How many coupons an administrator makes within 24 hours without a second person. */
export const COUPONS_ALONE = 5;

/** What became of the text message with a code: `accepted` by the SMS provider; `unclear` without its answer. */
export const SENDING_STATES = ['waiting', 'accepted', 'failed', 'unclear'] as const;

/** Why a code was not sent, where that is known. */
export const SENDING_FAULTS = ['number', 'blocked', 'too-many', 'over'] as const;
export type SendingFault = (typeof SENDING_FAULTS)[number];

/** Returns the used part of the calls in whole percent, rounded (ADM-SUB-13). Zero calls are 0. */
export function usedPercent(used: number, total: number): number {
  return total === 0 ? 0 : Math.round((used / total) * 100);
}

/** Returns how much is used: `high` above 80 percent (red), `middle` above 50 (yellow), otherwise `low` (green). */
export function usageLevel(percent: number): 'low' | 'middle' | 'high' {
  if (percent > 80) return 'high';
  return percent > 50 ? 'middle' : 'low';
}
