import { keepPreviousData } from '@tanstack/react-query';
import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Period } from '@tabibu/contract/payment-desk-words';
import type { SubscriptionStatus } from '@tabibu/contract/subscription-words';
import type { CouponBody, CouponSendingBody, SubscriberBody } from '@tabibu/contract/subscriptions';
import { addressOf } from './address.ts';
import { answersUnder } from './answers-under.ts';
import { callApi } from './client.ts';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { CouponBody, CouponSendingBody, SubscriberBody };

/** Which rows the lists of subscribers and coupons show. */
export interface SubscriptionFilter {
  readonly q?: string;
  readonly country?: CountryCode;
  readonly status?: SubscriptionStatus;
  readonly period?: Period;
}

/** Query of a page of subscriptions, newest first. */
export const subscribersQuery = (filter: SubscriptionFilter, page: number) => ({
  ...apiQuery('GET /api/admin/subscribers', 0, { query: { ...filter, page: String(page) } }),
  placeholderData: keepPreviousData,
});

/** Query of a page of coupons, newest first. */
export const couponsQuery = (filter: SubscriptionFilter, page: number) => ({
  ...apiQuery('GET /api/admin/coupons', 0, { query: { ...filter, page: String(page) } }),
  placeholderData: keepPreviousData,
});

/** Query of the four figures, and of how many coupons the caller may make alone. */
export const subscriptionFiguresQuery = () => apiQuery('GET /api/admin/subscribers/figures', 0);

/** Filter of all cached subscriptions and figures. */
export const SUBSCRIBERS = answersUnder('GET /api/admin/subscribers');
/** Filter of all cached coupons. */
export const COUPONS = answersUnder('GET /api/admin/coupons');

/** The address under which the browser stores the same list as a table. */
export const subscribersExport = (filter: SubscriptionFilter): string =>
  addressOf('GET /api/admin/subscribers/export', { query: { ...filter } });
export const couponsExport = (filter: SubscriptionFilter): string =>
  addressOf('GET /api/admin/coupons/export', { query: { ...filter } });

/** Query of whose number it is and what that person has. */
export const couponOwnerQuery = (phone: string) => ({
  ...apiQuery('GET /api/admin/coupon-owner', 0, { query: { phone } }),
  retry: false,
});
export type CouponOwner = DataOf<'GET /api/admin/coupon-owner'>;

export type CouponWish = BodyOf<'POST /api/admin/generate-coupon'>;

/** Makes a coupon by hand. */
export function generateCoupon(
  send: IdempotentSend,
  body: CouponWish,
): Promise<DataOf<'POST /api/admin/generate-coupon'>> {
  return send('POST /api/admin/generate-coupon', { body });
}

/** Asks for a coupon that a second administrator has to approve. */
export function requestCoupon(send: IdempotentSend, body: CouponWish): Promise<unknown> {
  return send('POST /api/admin/approvals/coupons', { body });
}

/** Texts a code to its owner. What becomes of it says `readSending`. */
export function sendCoupon(send: IdempotentSend, code: string): Promise<DataOf<'POST /api/admin/send-coupon'>> {
  return send('POST /api/admin/send-coupon', { body: { coupon_code: code } });
}

/** Returns what became of a code that was sent. */
export function readSending(sendingId: string): Promise<CouponSendingBody> {
  return callApi('GET /api/admin/coupon-sendings/:sending_id', { params: { sending_id: sendingId } });
}
