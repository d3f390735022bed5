import * as contract from '@tabibu/contract/reports';
import { csvAnswer } from '../../platform/http/csv-answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { exportRevenue } from './export-revenue.ts';
import { listActivity } from './list-activity.ts';
import { readDashboard } from './read-dashboard.ts';
import { readRevenue } from './read-revenue.ts';
import { readStats } from './read-stats.ts';

const success = true as const;
/** Row-level security knows no people of the house: they see money by these routes alone, whose `access` says who. */
const asSystem = { asSystem: true };

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.readStats, async (ctx) => ({ success, data: await readStats(ctx) }), asSystem),
  // Printed without an envelope.
  route(contract.readDashboard, readDashboard, asSystem),
  route(contract.listActivity, async (ctx) => ({ success, data: await listActivity(ctx) }), asSystem),
  route(contract.readRevenue, async (ctx, { query }) => ({ success, data: await readRevenue(ctx, query) }), asSystem),
  route(
    contract.exportRevenue,
    async (ctx, { query }) => csvAnswer(ctx, 'revenue_export', await exportRevenue(ctx, query)),
    asSystem,
  ),
];
