import { statement } from '../../platform/database/statement.ts';
import type { Context } from '../../platform/context.ts';
import { ownRows } from '../../platform/own-rows.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';
import { openCourse, openPlan } from './seal-pregnancy.ts';
import { COLUMNS } from './store.ts';
import type { PregnancyRow } from './store.ts';

/** The pregnancies that an account wrote down. */
const ownPregnancies = statement<OwnPlace, PregnancyRow & { readonly created_at: Date }>(
  'pregnancy.export',
  `select ${COLUMNS}, created_at from pregnancies
    where account_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
  { guarded: true },
);

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
