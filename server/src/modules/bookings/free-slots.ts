import type { Context } from '../../platform/context.ts';
import { DAY, later } from '../../platform/time.ts';
import type { BookableDoctor } from '../doctors/index.ts';
import { offeredSlots } from '../scheduling/index.ts';
import { BOOKING_HORIZON, BOOKING_LEAD, NEAREST_COUNT, nearestTo, withoutTaken } from './rules.ts';
import * as slots from './slot-store.ts';

export interface Window {
  readonly from: Date;
  readonly to: Date;
}

export interface SlotReader {
  /** The doctor. Passing it saves a query. */
  readonly doctor?: BookableDoctor;
  /** This patient's own unpaid hold counts as free, because its owner can take it again. */
  readonly patientId?: string | null;
}

/**
 * Returns the half hours that a doctor offers in a window and that nobody has taken, in order. Overdue holds count as
 * free.
 */
export async function freeSlots(
  ctx: Context,
  doctorId: string,
  window: Window,
  { doctor, patientId = null }: SlotReader = {},
): Promise<Date[]> {
  const offered = await offeredSlots(ctx, doctorId, window, doctor);
  const taken = await ctx.db.many(slots.takenBetween, {
    doctorId,
    from: window.from,
    to: window.to,
    now: ctx.clock.now(),
    patientId,
  });
  return withoutTaken(
    offered,
    taken.map((row) => row.starts_at),
  );
}

/**
 * Returns the three free times nearest to a wished one, as ISO text for a refusal. Searches two days around it first,
 * and then the whole bookable period.
 */
export async function nearestFree(ctx: Context, doctorId: string, wished: Date): Promise<string[]> {
  const now = ctx.clock.now();
  const whole = { from: later(now, BOOKING_LEAD), to: later(now, BOOKING_HORIZON) };
  const around = {
    from: new Date(Math.max(whole.from.getTime(), wished.getTime() - 2 * DAY)),
    to: new Date(Math.min(whole.to.getTime(), wished.getTime() + 2 * DAY)),
  };
  const near = around.from < around.to ? await freeSlots(ctx, doctorId, around) : [];
  const free = near.length >= NEAREST_COUNT ? near : await freeSlots(ctx, doctorId, whole);
  return nearestTo(wished, free).map((instant) => instant.toISOString());
}
