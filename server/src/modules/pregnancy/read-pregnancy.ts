import { timeZoneOf } from '@tabibu/contract/countries';
import type { PregnancyStateBody, VisitPregnancyBody } from '@tabibu/contract/pregnancy';
import { progressOn } from '@tabibu/contract/pregnancy-dates';
import type { Context } from '../../platform/context.ts';
import { wallClock } from '../../platform/time.ts';
import { readAsDoctor } from '../patient-facts/index.ts';
import { requirePerson } from '../people/index.ts';
import { openCourse, openPregnancy } from './seal-pregnancy.ts';
import * as store from './store.ts';

/** Returns the pregnancy of the signed-in patient or of somebody in the family. Throws `not-found`. */
export async function readPregnancy(ctx: Context, personId: string): Promise<PregnancyStateBody> {
  await requirePerson(ctx, personId);
  return stateOf(ctx, personId);
}

/** Returns the pregnancy of a person that runs, and how the last one ended if none does. */
export async function stateOf(ctx: Context, personId: string): Promise<PregnancyStateBody> {
  const today = todayOf(ctx);
  const row = await ctx.db.maybe(store.running, { personId });
  if (row !== undefined) return { today, pregnancy: openPregnancy(ctx, row, today), ended: null };
  const last = await ctx.db.maybe(store.lastEnded, { personId });
  const { outcome, ended_on: endedOn } = last === undefined ? {} : openCourse(ctx, last);
  const ended = outcome === undefined || endedOn === undefined ? null : { outcome, ended_on: endedOn };
  return { today, pregnancy: null, ended };
}

/** Returns the day of now on the reader's clock. */
export const todayOf = (ctx: Context): string => wallClock(ctx.clock.now(), timeZoneOf(ctx.country)).day;

/**
 * Returns the week, the expected date and the visits done of the patient of an appointment, for its doctor; null if no
 * pregnancy runs. Audited as a reading of the record. Throws `not-found`, `visit-not-begun` or `visit-too-old`.
 */
export async function readVisitPregnancy(ctx: Context, bookingId: string): Promise<VisitPregnancyBody> {
  return readAsDoctor(ctx, { bookingId, kind: 'pregnancy' }, async (inside, personId) => {
    const row = await inside.db.maybe(store.running, { personId });
    if (row === undefined) return null;
    const { basis, day, done } = openCourse(inside, row);
    const today = wallClock(inside.clock.now(), timeZoneOf(row.country)).day;
    const { weeks, days, trimester, expected_on: expectedOn } = progressOn({ basis, day }, today);
    return { weeks, days, trimester, expected_on: expectedOn, contacts_done: [...done] };
  });
}
