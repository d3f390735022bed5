import { timeZoneOf } from '@tabibu/contract/countries';
import type { DoseBody } from '@tabibu/contract/medication';
import type { DoseAnswer } from '@tabibu/contract/medication-times';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, addDays, later, startOfDay, wallClock } from '../../platform/time.ts';
import { requirePerson } from '../people/index.ts';
import { catchUp, withdrawSettled } from './remind-of-doses.ts';
import { dueBetween } from './rules.ts';
import * as store from './store.ts';

/** An answer is given, and corrected, until so long after the dose was due. */
const ANSWERED_WITHIN = 2 * DAY;

interface Answered {
  readonly personId: string;
  readonly scheduleId: string;
  readonly dueAt: Date;
  readonly answer: DoseAnswer;
}

/**
 * Writes down that a dose of today or of the two days before was taken or skipped; the other answer corrects it, and
 * the same one changes nothing. A reminder of which every dose is answered is withdrawn. Throws `not-found`, and
 * `dose-not-due` for any other time.
 */
export async function answerDose(ctx: Context, { personId, scheduleId, dueAt, answer }: Answered): Promise<DoseBody> {
  return inTransaction(ctx, async (inside) => {
    await requirePerson(inside, personId);
    await catchUp(inside, [accountOf(inside)]);
    const schedule = await inside.db.maybe(store.find, { personId, id: scheduleId });
    if (schedule === undefined) throw new Problem('not-found');
    if (!(await isDue(inside, schedule, dueAt))) throw new Problem('dose-not-due');
    const place = { personId, scheduleId, dueAt };
    if ((await inside.db.run(store.answer, { ...place, answer, now: inside.clock.now() })) === 1) {
      await audit(inside, { action: 'medication.answer', object: 'person', objectId: personId, details: { answer } });
      await withdrawSettled(inside, accountOf(inside));
    }
    return { schedule_id: scheduleId, due_at: dueAt.toISOString(), answer };
  });
}

/** Returns whether a dose was due lately, or is due later today. */
async function isDue(inside: Context, schedule: store.ScheduleRow, dueAt: Date): Promise<boolean> {
  const now = inside.clock.now();
  if (dueAt < later(now, -ANSWERED_WITHIN) || (dueAt > now && schedule.stopped_at !== null)) return false;
  const place = { personId: schedule.person_id, scheduleId: schedule.id, dueAt };
  if ((await inside.db.maybe(store.findDose, place)) !== undefined) return true;
  const zone = timeZoneOf(schedule.country);
  const until = later(startOfDay(addDays(wallClock(now, zone).day, 1), zone), -1);
  return dueBetween(schedule, { from: now, until }).some((one) => one.getTime() === dueAt.getTime());
}
