import type { Context } from '../../platform/context.ts';
import { ownRows } from '../../platform/own-rows.ts';
import * as store from './export-store.ts';

/** Yields the exceptional accesses to the record of the signed-in person. */
export const exportAccesses = (ctx: Context) => ownRows(ctx, store.ownAccesses);
