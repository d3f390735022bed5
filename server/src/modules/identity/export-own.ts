import type { Context } from '../../platform/context.ts';
import { ownRows } from '../../platform/own-rows.ts';
import * as store from './export-store.ts';

/** Yields the account of the signed-in person. */
export const exportAccount = (ctx: Context) => ownRows(ctx, store.ownAccount);

/** Yields the browsers in which the person signed in. */
export const exportDevices = (ctx: Context) => ownRows(ctx, store.ownSessions);
