import { routes as bookings } from './modules/bookings/index.ts';
import { routes as calls } from './modules/calls/index.ts';
import { figures, routes as doctors } from './modules/doctors/index.ts';
import { routes as earnings } from './modules/earnings/index.ts';
import { routes as erasure } from './modules/erasure/index.ts';
import { routes as fees } from './modules/fees/index.ts';
import { routes as identity } from './modules/identity/index.ts';
import { routes as notifications } from './modules/notifications/index.ts';
import { routes as payments } from './modules/payments/index.ts';
import { routes as practice } from './modules/practice/index.ts';
import { routes as records } from './modules/records/index.ts';
import { routes as reviews } from './modules/reviews/index.ts';
import { doctorShare, routes as site } from './modules/site/index.ts';
import type { Route } from './platform/http/route.ts';

/** Every call the server answers under `/api`, module by module. */
export const ROUTES: readonly Route[] = [
  ...identity, ...doctors, ...fees, ...bookings, ...calls, ...practice, ...payments, ...earnings(doctorShare), ...erasure, ...notifications, ...reviews, ...records, ...site(figures),
];
