import type { TimeOffBody } from '@tabibu/contract/practice';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { removeTimeOff } from '../scheduling/index.ts';
import { findPractice } from './find-practice.ts';
import { listDaysOff } from './list-days-off.ts';

/**
 * Removes one absence of the signed-in doctor, so that its days or its half hour open again, and returns the remaining
 * ones. Throws `not-found` unless an absence matches exactly.
 */
export async function removeDaysOff(
  ctx: Context,
  { from, to, time = null }: { from: string; to: string; time?: string | null },
): Promise<TimeOffBody[]> {
  return inTransaction(ctx, async (inside) => {
    const { doctorId } = await findPractice(inside);
    const meant = (await listDaysOff(inside)).filter(
      (absence) => absence.from === from && absence.to === to && absence.time === time,
    );
    if (meant.length === 0) throw new Problem('not-found');
    for (const { starts_at: starts, ends_at: ends } of meant)
      await removeTimeOff(inside, doctorId, { from: new Date(starts), to: new Date(ends) });
    await publish(inside, 'bookings.slots-changed', { doctorId });
    return listDaysOff(inside);
  });
}
