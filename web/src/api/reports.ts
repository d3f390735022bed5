import type { CountryCode } from '@tabibu/contract/countries';
import type { ActivityBody, DashboardBody, RevenueBody, RevenueSumBody, StatsBody } from '@tabibu/contract/reports';
import type { TimeFrame } from '@tabibu/contract/report-words';
import { addressOf } from './address.ts';
import { apiQuery } from './query.ts';

export type { ActivityBody, DashboardBody, RevenueBody, RevenueSumBody, StatsBody };

/** Which revenue the report shows; days as 'YYYY-MM-DD', both included. */
export interface RevenueFilter {
  readonly period: TimeFrame;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly country?: CountryCode;
}

/** Query of the four figures of the dashboard. */
export const statsQuery = () => apiQuery('GET /api/admin/dashboard/stats', 0);

/** Query of the figures of the staff portal. */
export const dashboardQuery = () => apiQuery('GET /api/admin/dashboard', 0);

/** Query of the printed list of payments that were received, newest first. */
export const receivedQuery = () => apiQuery('GET /api/payments/azampay/successful', 0);

/** Query of what happened last. */
export const activityQuery = () => apiQuery('GET /api/admin/dashboard/activity', 0);

/** Query of the report of revenue. */
export const revenueQuery = (filter: RevenueFilter) => apiQuery('GET /api/admin/revenue', 0, { query: { ...filter } });

/** The address under which the browser stores the same report as a table. */
export const revenueExport = (filter: RevenueFilter): string =>
  addressOf('GET /api/admin/revenue/export', { query: { ...filter } });
