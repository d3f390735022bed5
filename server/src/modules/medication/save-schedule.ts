import type { ScheduleBody, ScheduleInputBody } from '@tabibu/contract/medication';
import { SCHEDULE_LIMITS } from '@tabibu/contract/medication-times';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { addDays } from '../../platform/time.ts';
import { withdrawNotices } from '../notifications/index.ts';
import { requirePerson } from '../people/index.ts';
import { catchUp } from './remind-of-doses.ts';
import { firstDayOf, nextDue, refillAt, refillKey } from './rules.ts';
import { openSchedule, sealDue } from './seal-schedule.ts';
import * as store from './store.ts';

interface SentSchedule {
  readonly personId: string;
  readonly id: string;
  readonly input: ScheduleInputBody;
}

/**
 * Writes down or changes a schedule of the signed-in patient or of somebody in the family. What is stored already is
 * returned and changes nothing. Doses that were due stay as they were. Throws `not-found`, `record-stale` with the
 * stored version, `schedule-stopped` and `schedules-too-many`.
 */
export async function saveSchedule(ctx: Context, { personId, id, input }: SentSchedule): Promise<ScheduleBody> {
  return inTransaction(ctx, async (inside) => {
    await requirePerson(inside, personId);
    const accountId = accountOf(inside);
    await catchUp(inside, [accountId]);
    const known = await inside.db.maybe(store.find, { personId, id });
    const times = input.times.toSorted();
    const weekdays = input.weekdays.toSorted((one, other) => one - other);
    if (known !== undefined && isSame(openSchedule(inside, known), { ...input, times, weekdays }))
      return openSchedule(inside, known);
    if (known !== undefined && known.stopped_at !== null) throw new Problem('schedule-stopped');
    if (input.version !== (known?.version ?? 0)) throw new Problem('record-stale', { version: known?.version ?? 0 });
    if ((known?.next_due_at ?? null) === null) await refuseTooMany(inside, personId);
    const now = inside.clock.now();
    const { country } = inside;
    const firstDay = known?.first_day ?? firstDayOf({ country, times, weekdays }, now);
    const lastDay = input.days === null ? null : addDays(firstDay, input.days - 1);
    const plan = { country, times, weekdays, every_days: input.every_days, first_day: firstDay, last_day: lastDay };
    const version = input.version + 1;
    await inside.db.run(store.save, {
      personId,
      id,
      accountId,
      country,
      sealed: sealDue(inside, { person_id: personId, id, version }, input.due),
      version,
      times,
      everyDays: plan.every_days,
      weekdays,
      firstDay,
      lastDay,
      refill: input.refill,
      nextDueAt: nextDue(plan, now),
      refillAt: input.refill ? refillAt(plan, now) : null,
      now,
    });
    if (known !== undefined && known.last_day !== null && known.last_day !== lastDay)
      await withdrawNotices(inside, { accountId, keys: [refillKey(id, known.last_day)] });
    await audit(inside, { action: 'medication.save', object: 'person', objectId: personId, details: { version } });
    return openSchedule(inside, await inside.db.one(store.find, { personId, id }));
  });
}

async function refuseTooMany(inside: Context, personId: string): Promise<void> {
  const { live } = await inside.db.one(store.countLive, { personId });
  if (live >= SCHEDULE_LIMITS.perPerson) throw new Problem('schedules-too-many', { most: SCHEDULE_LIMITS.perPerson });
}

/** Returns whether a stored schedule says what was sent. */
function isSame(stored: ScheduleBody, sent: ScheduleInputBody): boolean {
  const what = ({ due, times, every_days: everyDays, weekdays, days, refill }: Omit<ScheduleInputBody, 'version'>) =>
    JSON.stringify([
      due.kind,
      due.kind === 'medicine' ? [due.name, due.dose] : due.reading,
      times,
      everyDays,
      weekdays,
      days,
      refill,
    ]);
  return what(stored) === what(sent);
}
