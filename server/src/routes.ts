import { routes as bookings } from './modules/bookings/index.ts';
import { routes as calls } from './modules/calls/index.ts';
import { figures, routes as doctors } from './modules/doctors/index.ts';
import { routes as fees } from './modules/fees/index.ts';
import { routes as identity } from './modules/identity/index.ts';
import { routes as payments } from './modules/payments/index.ts';
import { routes as site } from './modules/site/index.ts';
import type { Route } from './platform/http/route.ts';

/** Every call the server answers under `/api`, module by module. */
export const ROUTES: readonly Route[] = [...identity, ...doctors, ...fees, ...bookings, ...calls, ...payments, ...site(figures)];
