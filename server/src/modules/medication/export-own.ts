import type { Context } from '../../platform/context.ts';
import { ownRows } from '../../platform/own-rows.ts';
import * as store from './export-store.ts';
import { openSchedule } from './seal-schedule.ts';

/** The doses of years stand with a schedule: this many are in memory at a time. */
const PAGE = 20;

/** Yields what the signed-in person and the family take and measure, stopped or not, with the answers to all doses. */
export const exportSchedules = (ctx: Context) =>
  ownRows(
    ctx,
    store.ownSchedules,
    (rows) => rows.map((row) => ({ person_id: row.person_id, ...openSchedule(ctx, row), doses: row.doses })),
    PAGE,
  );
