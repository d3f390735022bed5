import type { Context } from '../../platform/context.ts';
import { ownRows } from '../../platform/own-rows.ts';
import * as store from './export-store.ts';

/** Yields what staff booked for the signed-in person on the telephone. */
export const exportAssisted = (ctx: Context) => ownRows(ctx, store.ownAssisted);
