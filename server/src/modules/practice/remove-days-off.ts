import type { TimeOffBody } from '@tabibu/contract/practice';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { removeTimeOff } from '../scheduling/index.ts';
import { findPractice } from './find-practice.ts';
import { listDaysOff } from './list-days-off.ts';

/** Opens the days of one of the signed-in doctor's absences again and gives those that are left. Not found when none has exactly these days. */
export async function removeDaysOff(ctx: Context, { from, to }: { from: string; to: string }): Promise<TimeOffBody[]> {
  return inTransaction(ctx, async (inside) => {
    const { doctorId } = await findPractice(inside);
    const meant = (await listDaysOff(inside)).filter((absence) => absence.from === from && absence.to === to);
    if (meant.length === 0) throw new Problem('not-found');
    for (const { starts_at: starts, ends_at: ends } of meant) await removeTimeOff(inside, doctorId, { from: new Date(starts), to: new Date(ends) });
    await publish(inside, 'bookings.slots-changed', { doctorId });
    return listDaysOff(inside);
  });
}
