import * as contract from '@tabibu/contract/booking-desk';
import { csvAnswer } from '../../platform/http/csv-answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { exportBookings } from './export-bookings.ts';
import { listBookings } from './list-bookings.ts';

const success = true as const;
/** Row-level security knows no administrators: they see payments by these routes, which admit nobody else. */
const asSystem = { asSystem: true };

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.listBookings, async (ctx, { query }) => ({ success, data: await listBookings(ctx, query) }), asSystem),
  route(
    contract.exportBookings,
    async (ctx, { query }) => csvAnswer(ctx, 'bookings', await exportBookings(ctx, query)),
    asSystem,
  ),
];
