import type { BirthPlanBody, PregnancyStateBody } from '@tabibu/contract/pregnancy';
import { BIRTH_PLAN_PARTS, isPlausible } from '@tabibu/contract/pregnancy-dates';
import type { Dating } from '@tabibu/contract/pregnancy-dates';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { withdrawNotices } from '../notifications/index.ts';
import { requirePerson } from '../people/index.ts';
import { stateOf, todayOf } from './read-pregnancy.ts';
import { keysGone, nextReminder } from './rules.ts';
import { openCourse, openPlan, sealCourse, sealPlan } from './seal-pregnancy.ts';
import type { Course } from './seal-pregnancy.ts';
import * as store from './store.ts';

/**
 * States or corrects the day from which a pregnancy is reckoned. Visits that were ticked stay ticked, reminders follow
 * the new dates. The same again changes nothing. Throws `not-found`, `pregnancy-day-implausible`, and `record-stale`
 * with the stored version.
 */
export async function savePregnancy(
  ctx: Context,
  { personId, version, basis, day }: Dating & { personId: string; version: number },
): Promise<PregnancyStateBody> {
  return inTransaction(ctx, async (inside) => {
    await requirePerson(inside, personId);
    await inside.db.run(store.lock, { personId });
    const row = await inside.db.maybe(store.running, { personId });
    const known = row && openCourse(inside, row);
    if (known?.basis === basis && known.day === day) return stateOf(inside, personId);
    if (!isPlausible({ basis, day }, todayOf(inside))) throw new Problem('pregnancy-day-implausible');
    if (version !== (row?.version ?? 0)) throw new Problem('record-stale', { version: row?.version ?? 0 });
    if (row === undefined || known === undefined) await addPregnancy(inside, personId, { basis, day, done: [] });
    else await changeCourse(inside, row, { before: known, after: { ...known, basis, day } });
    await audit(inside, { action: 'pregnancy.save', object: 'person', objectId: personId });
    return stateOf(inside, personId);
  });
}

async function addPregnancy(inside: Context, personId: string, course: Course): Promise<void> {
  const id = newId(inside.clock.now());
  const { country } = inside;
  const now = inside.clock.now();
  await inside.db.run(store.add, {
    id,
    personId,
    accountId: accountOf(inside),
    country,
    sealed: sealCourse(inside, { personId, id, version: 1 }, course),
    remindAt: nextReminder(course, country, now),
    now,
  });
}

/** Stores the next version of a course, and withdraws reminders that hold no more. */
async function changeCourse(
  inside: Context,
  row: store.PregnancyRow,
  { before, after }: { before: Course; after: Course },
): Promise<void> {
  const { id, person_id: personId, account_id: accountId } = row;
  const { country } = inside;
  const version = row.version + 1;
  await inside.db.run(store.change, {
    id,
    country,
    sealed: sealCourse(inside, { personId, id, version }, after),
    version,
    remindAt: nextReminder(after, country, inside.clock.now()),
  });
  await withdrawNotices(inside, { accountId, keys: keysGone(id, row.country, before, after) });
}

/**
 * Says that a visit took place, or that it did not. A reminder of a ticked visit that waits is withdrawn. Repeating
 * changes nothing. Throws `not-found`, also without a pregnancy that runs.
 */
export async function tickContact(
  ctx: Context,
  { personId, week, done }: { personId: string; week: number; done: boolean },
): Promise<PregnancyStateBody> {
  return inTransaction(ctx, async (inside) => {
    const row = await requireRunning(inside, personId);
    const before = openCourse(inside, row);
    if (before.done.includes(week) !== done) {
      const others = before.done.filter((one) => one !== week);
      const after = { ...before, done: done ? [...others, week].toSorted((one, other) => one - other) : others };
      await changeCourse(inside, row, { before, after });
      await audit(inside, { action: 'pregnancy.tick', object: 'person', objectId: personId, details: { done } });
    }
    return stateOf(inside, personId);
  });
}

/**
 * Writes down what is planned for the birth. The same again changes nothing. Throws `not-found`, also without a
 * pregnancy that runs, and `record-stale` with the stored version.
 */
export async function saveBirthPlan(
  ctx: Context,
  { personId, seen, plan }: { personId: string; seen: number; plan: BirthPlanBody },
): Promise<PregnancyStateBody> {
  return inTransaction(ctx, async (inside) => {
    const row = await requireRunning(inside, personId);
    const { id, plan_version: version } = row;
    const known = openPlan(inside, row);
    if (BIRTH_PLAN_PARTS.every((part) => known[part] === plan[part])) return stateOf(inside, personId);
    if (seen !== version) throw new Problem('record-stale', { version });
    const next = version + 1;
    const sealed = sealPlan(inside, { personId, id, version: next }, plan);
    await inside.db.run(store.savePlan, { id, sealed, version: next });
    await audit(inside, { action: 'pregnancy.plan', object: 'person', objectId: personId });
    return stateOf(inside, personId);
  });
}

/** Waits for other changes of the same person, and returns the pregnancy that runs. Throws `not-found` without one. */
async function requireRunning(inside: Context, personId: string): Promise<store.PregnancyRow> {
  await requirePerson(inside, personId);
  await inside.db.run(store.lock, { personId });
  const row = await inside.db.maybe(store.running, { personId });
  if (row === undefined) throw new Problem('not-found');
  return row;
}
