import type { Context } from '../../platform/context.ts';
import { ownRows } from '../../platform/own-rows.ts';
import * as store from './export-store.ts';

/** Yields the payments of the signed-in person. */
export const exportPayments = (ctx: Context) => ownRows(ctx, store.ownPayments);
