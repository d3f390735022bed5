import { toMajor } from '@tabibu/contract/currencies';
import type { StatsBody } from '@tabibu/contract/reports';
import type { Context } from '../../platform/context.ts';
import { countBookings } from '../bookings/index.ts';
import { countActiveSubscriptions } from '../subscriptions/index.ts';
import { readRevenue } from './read-revenue.ts';

/** Returns the four figures of the dashboard, of all time (API-30, C18, C99). */
export async function readStats(ctx: Context): Promise<StatsBody> {
  const [{ total, emergencies }, { totalRevenue: amount }, active] = await Promise.all([
    countBookings(ctx),
    readRevenue(ctx, { period: 'yearly' }),
    countActiveSubscriptions(ctx),
  ]);
  const revenue = { amount, currency: 'TZS' } as const;
  return {
    total_bookings: total,
    total_revenue: toMajor(revenue),
    revenue,
    active_subscriptions: active,
    emergency_bookings: emergencies,
  };
}
