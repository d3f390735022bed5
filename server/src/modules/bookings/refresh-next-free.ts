import type { Context } from '../../platform/context.ts';
import { DAY, later } from '../../platform/time.ts';
import { rememberNextFree } from '../doctors/index.ts';
import { freeSlots } from './free-slots.ts';
import { HORIZON, LEAD } from './rules.ts';

/** Notes on a doctor the first free half hour of the next 30 days, for cards and the sort by soonest free. May be repeated. */
export async function refreshNextFree(ctx: Context, { doctorId }: { doctorId: string }): Promise<void> {
  const now = ctx.clock.now();
  const end = later(now, HORIZON);
  let from = later(now, LEAD);
  // Most doctors are free within days: a week is looked at before the whole month.
  for (const days of [7, 30]) {
    const to = new Date(Math.min(end.getTime(), now.getTime() + days * DAY));
    const [first] = await freeSlots(ctx, doctorId, { from, to });
    if (first !== undefined) return rememberNextFree(ctx, doctorId, first);
    from = to;
  }
  await rememberNextFree(ctx, doctorId, null);
}
