import type { Context } from '../../platform/context.ts';
import { DAY, later } from '../../platform/time.ts';
import { offeredSlots } from '../scheduling/index.ts';
import { HORIZON, LEAD, NEAREST, nearestTo, withoutTaken } from './rules.ts';
import * as store from './store.ts';

export interface Window { readonly from: Date; readonly to: Date }

export interface SlotReader {
  /** Saves a query where it is known. */
  readonly timeZone?: string | undefined;
  /** Whose own unpaid hold is still offered, because it can be taken again. */
  readonly patientId?: string | null;
}

/** What a doctor offers in a window without what is taken, in order. Overdue holds count as free. */
export async function freeSlots(ctx: Context, doctorId: string, window: Window, { timeZone, patientId = null }: SlotReader = {}): Promise<Date[]> {
  const offered = await offeredSlots(ctx, doctorId, window, timeZone);
  const taken = await ctx.db.many(store.taken, [doctorId, window.from, window.to, ctx.clock.now(), patientId]);
  return withoutTaken(offered, taken.map((row) => row.starts_at));
}

/** The three free instants nearest to a wished one, as ISO text for a refusal. Looks a few days around it first, then at the whole horizon. */
export async function nearestFree(ctx: Context, doctorId: string, wished: Date): Promise<string[]> {
  const now = ctx.clock.now();
  const whole = { from: later(now, LEAD), to: later(now, HORIZON) };
  const around = {
    from: new Date(Math.max(whole.from.getTime(), wished.getTime() - 2 * DAY)),
    to: new Date(Math.min(whole.to.getTime(), wished.getTime() + 2 * DAY)),
  };
  const near = around.from < around.to ? await freeSlots(ctx, doctorId, around) : [];
  const free = near.length >= NEAREST ? near : await freeSlots(ctx, doctorId, whole);
  return nearestTo(wished, free).map((instant) => instant.toISOString());
}
