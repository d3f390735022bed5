import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { isOnGrid } from './rules.ts';
import type { HalfHour } from './rules.ts';
import * as store from './store.ts';

/** Makes the given half hours the doctor's week (DOC-AVAIL). Appointments that exist stay. May be repeated. */
export async function replaceWeek(ctx: Context, doctorId: string, week: readonly HalfHour[]): Promise<void> {
  if (!week.every(isOnGrid)) throw new Problem('invalid-input', { fields: ['week'] });
  const rows = week.map(({ weekday, starts }) => ({ doctor_id: doctorId, weekday, starts }));
  await inTransaction(ctx, async (inside) => {
    await inside.db.run(store.removeOthers, [doctorId, JSON.stringify(rows)]);
    await inside.db.run(store.addHalfHours, [JSON.stringify(rows)]);
    await audit(inside, { action: 'scheduling.replace-week', object: 'doctor', objectId: doctorId, details: { halfHours: rows.length } });
  });
}

/** Gives doctors who have no week yet theirs, in one statement; for adding many doctors at once. May be repeated. */
export async function addWeeks(ctx: Context, weeks: ReadonlyMap<string, readonly HalfHour[]>): Promise<void> {
  const rows = [...weeks].flatMap(([doctorId, week]) => week.map(({ weekday, starts }) => ({ doctor_id: doctorId, weekday, starts })));
  await ctx.db.run(store.addHalfHours, [JSON.stringify(rows)]);
}
