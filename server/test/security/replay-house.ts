import type { Ids, ReplayCase } from './replay-case.ts';

const ARTICLE = 'articles/high-blood-pressure';
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

/** What everybody may name, because it is public. */
const readable = (endpoint: string, request: () => { path: string; body?: object }): ReplayCase => ({
  endpoint,
  at: 'path article_id',
  status: 200,
  request,
});
const DENTIST = {
  labels: { sw: 'Daktari wa Meno', en: 'Dentist', fr: 'Dentiste' },
  specialist: false,
  emergency: 0,
  problems: ['dental'],
  offered: true,
};

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
  {
    endpoint: 'site.read-page-version',
    at: 'path page',
    status: 200,
    request: () => ({ method: 'GET', path: '/api/page-texts/about/version?version=0' }),
  },
  refused('site.withdraw-testimonial', 'path testimonial_id', ({ booking }) => ({
    path: `/api/admin/testimonials/${booking}/withdraw`,
  })),
  refused('site.save-page-text', 'path page', () => ({
    path: '/api/admin/page-texts/about',
    body: { version: 0, body: { sw: 'a', en: 'b', fr: 'c' }, begins_on: null },
  })),
  refused('site.take-back-page-text', 'path page', () => ({
    path: '/api/admin/page-texts/about/take-back',
    body: { version: 1 },
  })),
  readable('articles.read-article', () => ({ path: `/api/${ARTICLE}?language=sw` })),
  readable('articles.read-like', () => ({ path: `/api/${ARTICLE}/like` })),
  readable('articles.like-article', () => ({ path: `/api/${ARTICLE}/like`, body: { liked: false } })),
  refused('articles.read-for-change', 'path article_id', () => ({ path: `/api/admin/${ARTICLE}` })),
  refused('articles.save-article', 'path article_id', () => ({
    path: `/api/admin/${ARTICLE}`,
    body: { version: 1, content: {} },
  })),
  refused('articles.take-back-article', 'path article_id', () => ({
    path: `/api/admin/${ARTICLE}/take-back`,
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
  refused('doctors.change-specialty', 'path id', () => ({
    path: '/api/admin/specialties/dentist',
    body: { version: 0, ...DENTIST },
  })),
  refused('doctors.take-back-specialty', 'path id', () => ({
    path: '/api/admin/specialties/dentist/take-back',
    body: { version: 1 },
  })),
  refused('doctors.remove-specialty', 'path id', () => ({
    path: '/api/admin/specialties/dentist/remove',
    body: { version: 0 },
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
  {
    endpoint: 'booking-desk.mark-viewed',
    at: 'path id',
    status: 403,
    request: ({ booking }) => ({ path: `/api/admin/bookings/${booking}/viewed` }),
  },
  {
    endpoint: 'booking-desk.cancel',
    at: 'path id',
    status: 403,
    request: ({ booking }) => ({ path: `/api/admin/bookings/${booking}/cancel`, body: {} }),
  },
  ...['path doctor_id', 'body challenge_id'].map((at) => ({
    endpoint: 'doctor-desk.confirm-old-number',
    at,
    status: 403 as const,
    request: ({ doctor }: { doctor: string }) => ({
      path: `/api/admin/doctor-changes/${doctor}/number/old`,
      body: { challenge_id: doctor, code: '123456' },
    }),
  })),
  ...['path id', 'body doctor_id'].map((at) => ({
    endpoint: 'booking-desk.move',
    at,
    status: 403 as const,
    request: ({ booking, doctor }: { booking: string; doctor: string }) => ({
      path: `/api/admin/bookings/${booking}/move`,
      body: { starts_at: '2038-01-16T07:00:00Z', doctor_id: doctor, agreed: true },
    }),
  })),
];
