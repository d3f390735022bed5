import type { PregnancyEndBody, PregnancyStateBody } from '@tabibu/contract/pregnancy';
import { birthRange } from '@tabibu/contract/pregnancy-dates';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { withdrawNotices } from '../notifications/index.ts';
import { requirePerson } from '../people/index.ts';
import { stateOf, todayOf } from './read-pregnancy.ts';
import { keysGone } from './rules.ts';
import { openCourse, sealCourse } from './seal-pregnancy.ts';
import * as store from './store.ts';

/**
 * Says that the child is born, or only that the pregnancy has ended. Nobody is asked why. Reminders that wait are
 * withdrawn, and none comes any more. Repeating the same changes nothing. Throws `not-found` without a pregnancy, and
 * `birth-day-implausible`.
 */
export async function endPregnancy(
  ctx: Context,
  personId: string,
  said: PregnancyEndBody,
): Promise<PregnancyStateBody> {
  return inTransaction(ctx, async (inside) => {
    await requirePerson(inside, personId);
    await inside.db.run(store.lock, { personId });
    const row = await inside.db.maybe(store.running, { personId });
    if (row === undefined) {
      const state = await stateOf(inside, personId);
      if (state.ended?.outcome === said.outcome) return state;
      throw new Problem('not-found');
    }
    const course = openCourse(inside, row);
    const today = todayOf(inside);
    const { outcome, day: endedOn = today } = said;
    const { from, until } = birthRange(course, today);
    if (outcome === 'born' && (endedOn < from || endedOn > until)) throw new Problem('birth-day-implausible');
    const version = row.version + 1;
    await inside.db.run(store.end, {
      id: row.id,
      sealed: sealCourse(inside, { personId, id: row.id, version }, { ...course, outcome, ended_on: endedOn }),
      version,
      now: inside.clock.now(),
    });
    await withdrawReminders(inside, row);
    await audit(inside, { action: 'pregnancy.end', object: 'person', objectId: personId });
    return stateOf(inside, personId);
  });
}

/** Withdraws every reminder of a pregnancy that waits. */
export async function withdrawReminders(inside: Context, row: store.PregnancyRow): Promise<void> {
  const keys = keysGone(row.id, row.country, { ...openCourse(inside, row), done: [] }, null);
  await withdrawNotices(inside, { accountId: row.account_id, keys });
}

/**
 * Deletes the pregnancies of a person who was erased or left a family, and withdraws reminders of them that wait.
 * Idempotent.
 */
export async function forgetPregnancies(ctx: Context, personId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    await inside.db.run(store.lock, { personId });
    for (const row of await inside.db.many(store.ofPerson, { personId })) await withdrawReminders(inside, row);
    await inside.db.run(store.forget, { personId });
  });
}
