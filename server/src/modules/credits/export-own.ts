import type { Context } from '../../platform/context.ts';
import { ownRows } from '../../platform/own-rows.ts';
import * as store from './export-store.ts';

/** Yields the credit of the signed-in person. */
export const exportCredits = (ctx: Context) => ownRows(ctx, store.ownCredits);
