import { timeZoneOf } from '@tabibu/contract/countries';
import type { DoseBody, DoseCountBody, DoseMonthBody, SchedulesBody } from '@tabibu/contract/medication';
import type { Context } from '../../platform/context.ts';
import { DAY, HOUR, addDays, later, startOfDay, wallClock } from '../../platform/time.ts';
import { readAsDoctor } from '../patient-facts/index.ts';
import { requirePerson } from '../people/index.ts';
import { dueBetween } from './rules.ts';
import { openSchedule } from './seal-schedule.ts';
import * as store from './store.ts';

/** A dose of yesterday without an answer is shown for so long. */
const OPEN_FOR = 12 * HOUR;
/** Schedules that ended are shown for so long. */
const ENDED_SHOWN = 90 * DAY;
/** A doctor reads how many doses of so many days were taken. */
const COUNTED = 30 * DAY;

/**
 * Returns what the signed-in patient or somebody in the family takes and measures, with the doses of today and those of
 * the hours before that have no answer. Throws `not-found`.
 */
export async function readSchedules(ctx: Context, personId: string): Promise<SchedulesBody> {
  await requirePerson(ctx, personId);
  const now = ctx.clock.now();
  const { today, from, until } = dayOf(ctx);
  const rows = await ctx.db.many(store.ofPerson, { personId, endedAfter: later(now, -ENDED_SHOWN) });
  const known = await ctx.db.many(store.doses, { personId, from, until, openSince: later(now, -OPEN_FOR) });
  const stopped = new Set(rows.filter((row) => row.stopped_at !== null).map(({ id }) => id));
  const shown = known.filter((dose) => dose.answer !== null || !stopped.has(dose.schedule_id)).map(doseOf);
  const written = new Set(shown.map(placeOf));
  const toCome = rows.flatMap((row) => dosesToCome(row, until)).filter((dose) => !written.has(placeOf(dose)));
  return {
    today,
    schedules: rows.map((row) => openSchedule(ctx, row)),
    doses: [...shown, ...toCome].toSorted((one, other) => placeOf(one).localeCompare(placeOf(other))),
  };
}

const placeOf = ({ due_at: at, schedule_id: id }: DoseBody) => `${at} ${id}`;

/** Doses are written down once they are due; what is still to come today follows from the schedule. */
function dosesToCome(row: store.ScheduleRow, until: Date): DoseBody[] {
  if (row.next_due_at === null) return [];
  const from = later(row.next_due_at, -1);
  return dueBetween(row, { from, until: later(until, -1) }).map((dueAt) => ({
    schedule_id: row.id,
    due_at: dueAt.toISOString(),
    answer: null,
  }));
}

const doseOf = ({ schedule_id: id, due_at: at, answer }: store.DoseRow): DoseBody => ({
  schedule_id: id,
  due_at: at.toISOString(),
  answer,
});

/** The day of now on the reader's clock. */
function dayOf(ctx: Context) {
  const zone = timeZoneOf(ctx.country);
  const today = wallClock(ctx.clock.now(), zone).day;
  return { today, from: startOfDay(today, zone), until: startOfDay(addDays(today, 1), zone) };
}

/**
 * Returns of each day of a month how many doses were due by now, taken and skipped; days without a dose are left out.
 * Throws `not-found`.
 */
export async function readDoseMonth(
  ctx: Context,
  { personId, month }: { personId: string; month: string },
): Promise<DoseMonthBody> {
  await requirePerson(ctx, personId);
  const zone = timeZoneOf(ctx.country);
  const from = startOfDay(`${month}-01`, zone);
  const until = startOfDay(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, zone);
  const days = new Map<string, store.DoseRow[]>();
  for (const dose of await ctx.db.many(store.doses, { personId, from, until, openSince: from })) {
    const { day } = wallClock(dose.due_at, zone);
    days.set(day, [...(days.get(day) ?? []), dose]);
  }
  return { month, days: [...days].map(([day, doses]) => ({ day, ...countOf(doses) })) };
}

/**
 * Returns how many doses the patient of an appointment took within thirty days, for its doctor, without names of
 * medicines. Audited as a reading of the record. Throws `not-found`, `visit-not-begun` or `visit-too-old`.
 */
export async function readVisitDoses(ctx: Context, bookingId: string): Promise<DoseCountBody> {
  return readAsDoctor(ctx, { bookingId, kind: 'medication' }, async (inside, personId) => {
    const until = inside.clock.now();
    const from = later(until, -COUNTED);
    return countOf(await inside.db.many(store.doses, { personId, from, until, openSince: from }));
  });
}

/** Returns how many doses there are, and how many of them were taken and skipped. Pure. */
export function countOf(doses: readonly store.DoseRow[]): DoseCountBody {
  const count = (wanted: store.DoseRow['answer']) => doses.filter(({ answer }) => answer === wanted).length;
  return { due: doses.length, taken: count('taken'), skipped: count('skipped') };
}
