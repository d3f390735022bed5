import type { DoseCountBody, ScheduleBody } from '@tabibu/contract/medication';
import type { Context } from '../../platform/context.ts';
import * as month from './month-store.ts';
import { countOf } from './read-schedules.ts';
import { openSchedule } from './seal-schedule.ts';
import * as store from './store.ts';

interface Span {
  readonly personId: string;
  readonly from: Date;
  readonly until: Date;
}

/** What was due in a span of time, and how many of its doses were taken. */
export interface DosesOfDue extends DoseCountBody {
  readonly due_of: ScheduleBody['due'];
}

/** Returns what a person took, each with its doses. The caller has checked that its person or guardian is asking. */
export async function dosesBetween(ctx: Context, span: Span): Promise<DosesOfDue[]> {
  const doses = await ctx.db.many(store.doses, { ...span, openSince: span.from });
  return (await ctx.db.many(month.schedulesBetween, span)).map((row) => ({
    due_of: openSchedule(ctx, row).due,
    ...countOf(doses.filter(({ schedule_id: id }) => id === row.id)),
  }));
}

/** Returns how many doses a person took of everything together, for a doctor, who never reads of what. */
export async function countDosesBetween(ctx: Context, span: Span): Promise<DoseCountBody> {
  return countOf(await ctx.db.many(store.doses, { ...span, openSince: span.from }));
}

/** Returns in which months doses of a person were due. The caller has checked who is asking. */
export async function monthsOfDoses(
  ctx: Context,
  wanted: { readonly personId: string; readonly zone: string; readonly from: Date },
): Promise<string[]> {
  return (await ctx.db.many(month.months, { ...wanted, until: ctx.clock.now() })).map((row) => row.month);
}
