import * as contract from '@tabibu/contract/booking-desk';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { wallClock } from '../../platform/time.ts';
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
    async (ctx, { query }) => {
      const { day } = wallClock(ctx.clock.now(), 'UTC');
      return answer(await exportBookings(ctx, query), {
        contentType: 'text/csv; charset=utf-8',
        headers: {
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="bookings_${day}.csv"`,
        },
      });
    },
    asSystem,
  ),
];
