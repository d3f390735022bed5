import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { HOUR, MINUTE, later } from '../../platform/time.ts';
import * as store from './store.ts';

/** Wrong passwords within this time are one attack. */
const WITHIN = 10 * MINUTE;
/** So many pairs of user name and address are no typing errors of people who work here. */
const ALARM_FROM = 50;

/**
 * Runs every minute: warns when wrong passwords came for many pairs of user name and address within ten minutes, as
 * they do when somebody tries stolen passwords from many addresses; each pair alone stays below its own limit. In the
 * log, and by an event that tells staff once an hour.
 */
export async function watchTries(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const { count } = await ctx.db.one(store.countTries, { after: later(now, -WITHIN) });
  if (count < ALARM_FROM) return;
  ctx.log.warn({ count }, 'wrong passwords for many user names or from many addresses');
  const hour = Math.floor(now.getTime() / HOUR);
  await inTransaction(ctx, (inside) => publish(inside, 'passwords.tried-widely', { hour, count }));
}
