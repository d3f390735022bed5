import type { Context } from '../../platform/context.ts';
import { ownPages } from '../../platform/own-rows.ts';
import { listReadings } from './list-readings.ts';

/** Yields who opened the record of the signed-in person, newest first. */
export const exportOpenings = (ctx: Context) =>
  ownPages(async (cursor) => {
    const { readings, next_cursor: next } = await listReadings(ctx, { cursor });
    return { items: readings, next };
  });
