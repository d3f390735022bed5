import type { Context } from '../../platform/context.ts';
import { ownRows } from '../../platform/own-rows.ts';
import { ownPregnancies } from './export-store.ts';
import { openCourse, openPlan } from './seal-pregnancy.ts';

/** Yields the pregnancies of the signed-in person and the family, over or not, with visits and birth plan. */
export const exportPregnancies = (ctx: Context) =>
  ownRows(ctx, ownPregnancies, (rows) =>
    rows.map((row) => {
      const { done, ...course } = openCourse(ctx, row);
      return {
        person_id: row.person_id,
        written_down_at: row.created_at.toISOString(),
        ...course,
        weeks_of_visits_done: done,
        birth_plan: openPlan(ctx, row),
      };
    }),
  );
