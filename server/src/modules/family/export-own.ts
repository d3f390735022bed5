import type { Context } from '../../platform/context.ts';
import { ownRows } from '../../platform/own-rows.ts';
import * as store from './store.ts';

/** Yields the records that the signed-in person offered to grown-ups, and those that were offered to the person. */
export const exportHandovers = (ctx: Context) => ownRows(ctx, store.ownHandovers);
