import type { BirthPlanBody, PregnancyBody } from '@tabibu/contract/pregnancy';
import { BIRTH_PLAN_PARTS, CONTACT_WEEKS, contactDay, progressOn } from '@tabibu/contract/pregnancy-dates';
import type { Dating, PregnancyOutcome } from '@tabibu/contract/pregnancy-dates';
import type { Context } from '../../platform/context.ts';
import type { PregnancyRow } from './store.ts';

/** What is sealed of the course of a pregnancy. */
export interface Course extends Dating {
  /** The weeks of the visits that took place. */
  readonly done: readonly number[];
  readonly outcome?: PregnancyOutcome;
  /** The day of the birth, or the day on which it was said that the pregnancy has ended. */
  readonly ended_on?: string;
}

interface Place {
  readonly personId: string;
  readonly id: string;
  readonly version: number;
}

const courseOf = ({ personId, id, version }: Place) => `pregnancies.sealed.${personId} ${id} ${version}`;
const planOf = ({ personId, id, version }: Place) => `pregnancies.plan_sealed.${personId} ${id} ${version}`;

/** Encrypts the course of a pregnancy, bound to person, id and version (E-01). */
export function sealCourse(ctx: Context, place: Place, course: Course): Buffer {
  return ctx.keys.seal(courseOf(place), JSON.stringify(course));
}

/** Returns the course of a pregnancy. */
export function openCourse(ctx: Context, { person_id: personId, id, version, sealed }: PregnancyRow): Course {
  return JSON.parse(ctx.keys.open(courseOf({ personId, id, version }), sealed)) as Course;
}

/** Encrypts a birth plan, bound to person, id and its version (E-01). */
export function sealPlan(ctx: Context, place: Place, plan: BirthPlanBody): Buffer {
  return ctx.keys.seal(planOf(place), JSON.stringify(plan));
}

const EMPTY_PLAN = Object.fromEntries(BIRTH_PLAN_PARTS.map((part) => [part, ''])) as BirthPlanBody;

/** Returns a birth plan; its parts are empty before anything is planned. */
export function openPlan(
  ctx: Context,
  { person_id: personId, id, plan_version: version, plan_sealed: sealed }: PregnancyRow,
): BirthPlanBody {
  return sealed === null
    ? EMPTY_PLAN
    : (JSON.parse(ctx.keys.open(planOf({ personId, id, version }), sealed)) as BirthPlanBody);
}

/** Returns a pregnancy as its person reads it on a day. */
export function openPregnancy(ctx: Context, row: PregnancyRow, today: string): PregnancyBody {
  const { basis, day, done } = openCourse(ctx, row);
  const progress = progressOn({ basis, day }, today);
  return {
    version: row.version,
    basis,
    day,
    ...progress,
    contacts: CONTACT_WEEKS.map((week) => ({
      week,
      due_on: contactDay(progress.started_on, week),
      done: done.includes(week),
    })),
    plan_version: row.plan_version,
    birth_plan: openPlan(ctx, row),
  };
}
