import type { Ids, ReplayCase } from './replay-case.ts';

const FEES = '/api/admin/consultation-fees/KE';
const saved = (planned_id: string) => ({
  general_video_fee: 1,
  general_phone_fee: 1,
  specialist_video_fee: 1,
  specialist_phone_fee: 1,
  version: 1,
  planned_id,
  starts_on: null,
});
const refused = (endpoint: string, at: string, request: (ids: Ids) => { path: string; body?: object }): ReplayCase => ({
  endpoint,
  at,
  status: 403,
  request,
});

/** Cases for what administrators name when they change prices and banners. */
export const HOUSE_CASES: readonly ReplayCase[] = [
  refused('fees.save-fees', 'path country', ({ booking }) => ({ path: FEES, body: saved(booking) })),
  refused('fees.save-fees', 'body planned_id', ({ booking }) => ({ path: FEES, body: saved(booking) })),
  refused('fees.take-back-fees', 'path country', () => ({ path: `${FEES}/take-back`, body: { version: 1 } })),
  refused('fees.withdraw-planned-fees', 'path country', ({ booking }) => ({
    path: `${FEES}/withdraw-planned`,
    body: { planned_id: booking },
  })),
  refused('fees.withdraw-planned-fees', 'body planned_id', ({ booking }) => ({
    path: `${FEES}/withdraw-planned`,
    body: { planned_id: booking },
  })),
  {
    endpoint: 'site.read-page-text',
    at: 'path page',
    status: 200,
    request: () => ({ method: 'GET', path: '/api/page-texts/about' }),
  },
  refused('site.save-page-text', 'path page', () => ({
    path: '/api/admin/page-texts/about',
    body: { version: 0, body: { sw: 'a', en: 'b', fr: 'c' }, begins_on: null },
  })),
  refused('site.take-back-page-text', 'path page', () => ({
    path: '/api/admin/page-texts/about/take-back',
    body: { version: 1 },
  })),
  refused('settings.change-setting', 'path key', () => ({
    path: '/api/admin/settings/contact_phone',
    body: { version: 0, value: '+255754000111' },
  })),
  refused('settings.take-back-setting', 'path key', () => ({
    path: '/api/admin/settings/contact_phone/take-back',
    body: { version: 1 },
  })),
  refused('site.put-hero', 'body picture_id', ({ booking }) => ({
    path: '/api/admin/hero-banner',
    body: { version: 0, picture_id: booking },
  })),
  {
    endpoint: 'subscriptions.read-sending',
    at: 'path sending_id',
    status: 403,
    request: ({ booking }) => ({ method: 'GET', path: `/api/admin/coupon-sendings/${booking}` }),
  },
  refused('subscriptions.generate-coupon', 'body subscription_id', ({ booking }) => ({
    path: '/api/admin/generate-coupon',
    body: { subscription_id: booking, call_limit: 1, reason: 'x' },
  })),
  refused('approvals.request-coupon', 'body subscription_id', ({ booking }) => ({
    path: '/api/admin/approvals/coupons',
    body: { subscription_id: booking, call_limit: 1, reason: 'x' },
  })),
  {
    endpoint: 'site.read-picture',
    at: 'path picture_id',
    status: 404,
    request: ({ booking }) => ({ method: 'GET', path: `/api/pictures/${booking}?form=phone-webp` }),
  },
];
