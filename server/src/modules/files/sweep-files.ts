import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { removeFiles } from './remove-files.ts';
import { UNCLAIMED_KEPT } from './rules.ts';
import { watchSpace } from './watch-space.ts';
import * as store from './store.ts';

/**
 * Runs every hour: deletes files that nobody attached within a day, and bytes that no row names, which a crash left
 * behind; then sees whether enough space is left (U-02). Idempotent.
 */
export async function sweepFiles(ctx: Context): Promise<void> {
  const before = later(ctx.clock.now(), -UNCLAIMED_KEPT);
  const rows = await ctx.db.many(store.forgotten, { createdBefore: before });
  await removeFiles(
    ctx,
    rows.map(({ id }) => id),
  );
  const names = await ctx.integrations.files.namesBefore(before);
  for (const { name } of await ctx.db.many(store.unnamed, { names })) await ctx.integrations.files.remove(name);
  await watchSpace(ctx);
}
