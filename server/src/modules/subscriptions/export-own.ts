import type { Context } from '../../platform/context.ts';
import { ownRows } from '../../platform/own-rows.ts';
import * as store from './export-own-store.ts';

/** Yields the care plans that the signed-in person ordered. */
export const exportPlanOrders = (ctx: Context) => ownRows(ctx, store.ownOrders);

/** Yields the care plans of the signed-in person. */
export const exportPlans = (ctx: Context) => ownRows(ctx, store.ownSubscriptions);

/** Yields the coupons of the signed-in person. */
export const exportCoupons = (ctx: Context) => ownRows(ctx, store.ownCoupons);
