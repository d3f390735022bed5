import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { ALARM_BELOW } from './rules.ts';

const GIB = 1024 ** 3;

/**
 * Warns while the store has less than two GiB left, room for some fifty applications: in the log, and by an event that
 * tells staff once a day. A store without a limit of its own is never full (U-02).
 */
export async function watchSpace(ctx: Context): Promise<void> {
  const free = await ctx.integrations.files.freeBytes();
  if (free === undefined || free >= ALARM_BELOW) return;
  const gigabytes = Math.floor((free / GIB) * 10) / 10;
  ctx.log.warn({ gigabytes }, 'the disk of the files that people hand in is nearly full');
  const day = ctx.clock.now().toISOString().slice(0, 10);
  await inTransaction(ctx, (inside) => publish(inside, 'files.space-low', { day, gigabytes }));
}
