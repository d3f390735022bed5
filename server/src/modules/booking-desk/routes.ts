import * as contract from '@tabibu/contract/booking-desk';
import { csvAnswer } from '../../platform/http/csv-answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { cancelListed } from './cancel-booking.ts';
import { exportBookings } from './export-bookings.ts';
import { listAllBookings, listBookings } from './list-bookings.ts';
import { markViewed } from './mark-viewed.ts';
import { moveListed } from './move-booking.ts';

const success = true as const;
/** Row-level security knows nobody who works here: they see payments by these routes, which admit nobody else. */
const asSystem = { asSystem: true };

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.listBookings, async (ctx, { query }) => ({ success, data: await listBookings(ctx, query) }), asSystem),
  route(
    contract.exportBookings,
    async (ctx, { query }) => csvAnswer(ctx, 'bookings', await exportBookings(ctx, query)),
    asSystem,
  ),
  route(contract.listAllBookings, (ctx) => listAllBookings(ctx), asSystem),
  route(contract.markViewed, async (ctx, { params: { id } }) => {
    await markViewed(ctx, id);
    return { success, data: { id, viewed: true as const } };
  }),
  route(
    contract.moveListed,
    async (ctx, { params, body }) => ({
      success,
      data: await moveListed(ctx, {
        bookingId: params.id,
        startsAt: new Date(body.starts_at),
        doctorId: body.doctor_id,
        agreed: body.agreed,
      }),
    }),
    asSystem,
  ),
  route(
    contract.cancelListed,
    async (ctx, { params, body }) => ({
      success,
      data: await cancelListed(ctx, { bookingId: params.id, reason: body.reason }),
    }),
    asSystem,
  ),
];
