import type { RouteDefinition, RouteMatch } from '../shell/route.ts';
import { OWN_ROUTES } from './own-routes.ts';
import { pathParams } from './path-params.ts';
import { READINGS } from './readings-route.ts';

const booking: Partial<RouteDefinition> = { sentences: ['sign-in', 'booking'], personal: true };
const plans = { title: 'title.plans', sentences: ['sign-in', 'booking', 'plans'], personal: true } as const;
const account: Partial<RouteDefinition> = { sentences: ['sign-in', 'account'], tab: 'more', personal: true };
const family: Partial<RouteDefinition> = {
  ...account,
  sentences: ['sign-in', 'account', 'family', 'facts', 'records'],
};

const learnings = {
  file: 'patient/learnings/learnings-screen',
  title: 'title.learnings',
  sentences: ['learnings'],
  tab: 'learnings',
} as const;

const call = { title: 'title.appointment', personal: true, both: true } as const;

const verify = {
  file: 'verify/verify-screen',
  title: 'verify.title',
  sentences: ['verify', 'records', 'facts'],
  personal: true,
} as const;

const dashboard = {
  file: 'doctor/dashboard/dashboard-screen',
  title: 'day.title',
  audience: 'doctor',
  sentences: ['doctor-desk', 'security', 'readings', 'application'],
  personal: true,
} as const;

const staff = {
  file: 'staff/staff-screen',
  title: 'staff.title',
  audience: 'doctor',
  sentences: ['staff', 'sign-in'],
  personal: true,
} as const;

/**
 * All routes; the first match wins. A `*` at the end matches any rest, also an empty one (DOC-DASH-02), and gives it as
 * the parameter `*`.
 */
export const ROUTES: readonly RouteDefinition[] = [
  { path: '/', file: 'patient/home/home-screen', title: 'title.home', bar: 'home', tab: 'home' },
  { path: '/doctors', file: 'patient/search/search-screen', title: 'title.doctors', sentences: ['search'] },
  {
    path: '/doctors/:country/:type',
    file: 'patient/search/type-list-screen',
    title: 'title.doctors',
    sentences: ['search'],
  },
  { path: '/doctors/:doctorId', file: 'patient/doctor/doctor-screen', title: 'title.doctor', sentences: ['reviews'] },
  {
    path: '/diagnosis',
    file: 'patient/diagnosis/diagnosis-screen',
    title: 'title.diagnosis',
    sentences: ['assistant'],
    bar: 'tab',
    tab: 'diagnosis',
  },
  {
    path: '/diagnosis/kept/*',
    file: 'patient/diagnosis/kept-screen',
    title: 'title.diagnosis',
    sentences: ['sign-in', 'assistant', 'assistant-kept'],
    tab: 'diagnosis',
    personal: true,
  },
  {
    path: '/subscriptions',
    file: 'patient/care-plans/care-plans-screen',
    title: 'title.plans',
    sentences: ['pages', 'plans'],
  },
  { path: '/subscriptions/buy/:planId/:doctorType', file: 'patient/care-plans/buy-plan-screen', ...plans },
  { path: '/subscriptions/mine', file: 'patient/care-plans/my-plans-screen', ...plans },
  { path: '/subscriptions/orders/:orderId', file: 'patient/care-plans/plan-order-screen', ...plans },
  { path: '/learnings', ...learnings, bar: 'tab' },
  { path: '/learnings/:articleId', ...learnings },
  { path: '/contact', file: 'patient/contact/contact-screen', title: 'title.contact', sentences: ['pages'] },
  { path: '/about', file: 'patient/about/about-screen', title: 'title.about', sentences: ['pages'] },
  { path: '/privacy', file: 'patient/privacy/privacy-screen', title: 'title.privacy', sentences: ['pages'] },
  { path: '/terms', file: 'patient/terms/terms-screen', title: 'title.terms', sentences: ['pages'] },
  {
    path: '/doctor/invitation',
    file: 'doctor/invitation/invitation-screen',
    title: 'title.invitation',
    sentences: ['doctors-desk'],
  },
  {
    path: '/doctor/apply',
    file: 'doctor/apply/apply-screen',
    title: 'title.apply',
    sentences: ['sign-in', 'application'],
  },
  {
    path: '/doctor/application-status/*',
    file: 'doctor/application-status/application-status-screen',
    title: 'join.status-title',
    sentences: ['sign-in', 'application'],
    personal: true,
    both: true,
  },
  {
    path: '/emergency',
    file: 'patient/booking/emergency-screen',
    title: 'title.emergency',
    sentences: ['sign-in', 'booking'],
  },
  { path: '/auth', file: 'sign-in/sign-in-screen', title: 'title.sign-in', sentences: ['sign-in'], personal: true },
  { path: '/book/:doctorId', file: 'patient/booking/booking-screen', title: 'title.book', ...booking },
  { path: '/pay/:bookingId', file: 'patient/payment/payment-screen', title: 'title.pay', ...booking },
  { path: '/receipts/:reference', file: 'patient/payment/receipt-screen', title: 'title.receipt', ...booking },
  { path: '/appointments', file: 'patient/appointments/appointments-screen', title: 'title.appointments', ...booking },
  {
    path: '/appointments/:id',
    file: 'patient/appointments/appointment-screen',
    title: 'title.appointment',
    sentences: ['sign-in', 'booking', 'outcome', 'reviews', 'records', 'facts'],
    personal: true,
  },
  { path: '/call/:bookingId', ...call, file: 'call-screen/call-screen', sentences: ['outcome', 'call'] },
  { path: '/join/:secret', ...call, file: 'join/join-screen', sentences: ['family', 'call'] },
  {
    path: '/more',
    file: 'patient/more/more-screen',
    title: 'title.more',
    bar: 'tab',
    ...account,
    sentences: ['account'],
  },
  { path: '/more/family', file: 'patient/family/family-screen', title: 'title.family', ...family },
  { path: '/more/who', file: 'patient/family/who-screen', title: 'title.who', ...family },
  { path: '/more/family/take-over', file: 'patient/family/take-over-screen', title: 'title.health', ...family },
  { path: '/more/family/:personId', file: 'patient/family/member-screen', title: 'title.member', ...family },
  { path: '/more/account', file: 'patient/more/account-screen', title: 'title.account', ...account },
  { path: '/more/devices', file: 'patient/more/devices-screen', title: 'title.devices', ...account },
  {
    path: '/more/documents',
    file: 'patient/more/documents-screen',
    title: 'title.documents',
    ...account,
    sentences: ['sign-in', 'records', 'facts'],
  },
  ...OWN_ROUTES,
  {
    path: '/more/health',
    file: 'patient/more/health-screen',
    title: 'title.health',
    ...account,
    sentences: ['sign-in', 'records', 'facts', 'readings'],
  },
  { path: '/readings', ...READINGS },
  { path: '/readings/:personId', ...READINGS },
  {
    path: '/more/health/pregnancy/*',
    ...READINGS,
    file: 'patient/pregnancy/pregnancy-screen',
    title: 'pregnancy.title',
    sentences: ['sign-in', 'pregnancy'],
  },
  { path: '/medicines/*', ...READINGS, file: 'patient/medicines/medicines-screen', title: 'title.medicines' },
  { path: '/doctor/dashboard/*', ...dashboard },
  { path: '/doctor/mobile-dashboard', ...dashboard },
  {
    path: '/doctor/visits/:bookingId',
    file: 'doctor/visit/visit-screen',
    title: 'visit.title',
    audience: 'doctor',
    sentences: ['doctor-desk', 'records', 'facts', 'safety'],
    personal: true,
  },
  { path: '/admin/*', ...staff, stays: true },
  { path: '/staff/*', ...staff, stays: true },
  { path: '/set-up', ...staff, file: 'staff/set-up-screen', sentences: ['staff', 'sign-in', 'security'] },
  { path: '/verify', ...verify },
  { path: '/verify/:code', ...verify },
  {
    path: '/e/:secret',
    file: 'doctor/emergency/emergency-answer-screen',
    title: 'answer.title',
    audience: 'doctor',
    sentences: ['doctor'],
    personal: true,
  },
];

/** Route of every other address. On a phone it shows home with a message (C33), so it uses the bar of home. */
export const NOT_FOUND: RouteDefinition = {
  path: '*',
  file: 'patient/about/not-found-screen',
  title: 'title.not-found',
  bar: 'home',
  status: 404,
};

/** Returns the route and parameters of a path without query; `NOT_FOUND` if none matches. */
export function matchRoute(path: string): RouteMatch {
  for (const route of ROUTES) {
    const params = pathParams(route.path, path);
    if (params) return { route, params };
  }
  return { route: NOT_FOUND, params: {} };
}
