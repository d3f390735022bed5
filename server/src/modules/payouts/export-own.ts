import type { Context } from '../../platform/context.ts';
import { ownRows } from '../../platform/own-rows.ts';
import * as store from './export-store.ts';

/** Yields what is paid back to the signed-in person. */
export const exportRefunds = (ctx: Context) => ownRows(ctx, store.ownRefunds);
