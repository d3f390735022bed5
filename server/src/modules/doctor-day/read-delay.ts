import { DELAY_MINUTES } from '@tabibu/contract/delay-minutes';
import type { DelayBody } from '@tabibu/contract/doctor-day';
import type { Context } from '../../platform/context.ts';
import { actingDoctor } from '../doctors/index.ts';
import { findConcerned } from './find-concerned.ts';
import { expectedAfter, mayAnnounceDelay, reachedBy } from './policy.ts';

/**
 * Returns what the doctor can announce now: for each choice of minutes, and for withdrawing a delay (0), how many
 * patients would be told and the new time of the first. Throws Problem `not-found` unless the caller is a doctor in
 * service.
 */
export async function readDelay(ctx: Context): Promise<DelayBody> {
  const now = ctx.clock.now();
  const due = await findConcerned(ctx, await actingDoctor(ctx));
  const choices = ([0, ...DELAY_MINUTES] as const).map((minutes) => {
    const concerned = reachedBy(due, minutes).filter((one) => mayAnnounceDelay(one, minutes, now));
    const [first] = concerned;
    return {
      minutes,
      would_tell: concerned.length,
      first:
        first === undefined
          ? null
          : {
              starts_at: first.startsAt.toISOString(),
              expected_at: (expectedAfter(minutes, first.startsAt, now) ?? first.startsAt).toISOString(),
            },
    };
  });
  return { choices };
}
