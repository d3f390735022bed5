import type { Context } from '../../platform/context.ts';
import type { HalfHour, TimeSpan } from './rules.ts';
import * as store from './store.ts';

/** Returns the half hours of a doctor's week, from Monday on; empty for a doctor who offers none. */
export async function readWeek(ctx: Context, doctorId: string): Promise<HalfHour[]> {
  return ctx.db.many(store.week, { doctorId });
}

/** Returns the absences of a doctor that are not over, soonest first. */
export async function listTimeOff(ctx: Context, doctorId: string): Promise<TimeSpan[]> {
  return ctx.db.many(store.comingAbsences, { doctorId, now: ctx.clock.now() });
}
