import type { Context } from '../../platform/context.ts';
import type { HalfHour, Stretch } from './rules.ts';
import * as store from './store.ts';

/** The half hours of a doctor's week, from Monday on; empty for a doctor who offers none. */
export async function readWeek(ctx: Context, doctorId: string): Promise<HalfHour[]> {
  return ctx.db.many(store.week, [doctorId]);
}

/** The absences of a doctor that are not over, soonest first. */
export async function listTimeOff(ctx: Context, doctorId: string): Promise<Stretch[]> {
  return ctx.db.many(store.comingAbsences, [doctorId, ctx.clock.now()]);
}
