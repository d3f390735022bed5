import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { isOnGrid } from './rules.ts';
import type { HalfHour } from './rules.ts';
import * as store from './store.ts';

/**
 * Replaces the doctor's week by these half hours (DOC-AVAIL). Existing appointments stay. Idempotent. Throws Problem
 * `invalid-input` for a half hour that cannot be offered.
 */
export async function replaceWeek(ctx: Context, doctorId: string, week: readonly HalfHour[]): Promise<void> {
  if (!week.every(isOnGrid)) throw new Problem('invalid-input', { fields: ['week'] });
  const rows = week.map(({ weekday, starts }) => ({ doctor_id: doctorId, weekday, starts }));
  await inTransaction(ctx, async (inside) => {
    await inside.db.run(store.removeOthers, { doctorId, rows: JSON.stringify(rows) });
    await inside.db.run(store.addHalfHours, { rows: JSON.stringify(rows) });
    await audit(inside, {
      action: 'scheduling.replace-week',
      object: 'doctor',
      objectId: doctorId,
      details: { halfHours: rows.length },
    });
  });
}

/**
 * Adds half hours for many doctors in one statement; used when doctors are created in bulk. Half hours that exist stay.
 * Idempotent.
 */
export async function addWeeks(ctx: Context, weeks: ReadonlyMap<string, readonly HalfHour[]>): Promise<void> {
  const rows = [...weeks].flatMap(([doctorId, week]) =>
    week.map(({ weekday, starts }) => ({ doctor_id: doctorId, weekday, starts })),
  );
  await ctx.db.run(store.addHalfHours, { rows: JSON.stringify(rows) });
}
