import type { Context } from '../../platform/context.ts';
import * as person from './person-store.ts';
import * as store from './store.ts';

interface Occasions {
  readonly accountId: string;
  /** The keys with which a person was told. */
  readonly keys: readonly string[];
}

/**
 * Ends what a person was told of and need not hear any more: messages that wait are not sent, no other channel is tried
 * and the entries of the list count as read. Idempotent.
 */
export async function withdrawNotices(ctx: Context, { accountId, keys }: Occasions): Promise<void> {
  if (keys.length === 0) return;
  const now = ctx.clock.now();
  await ctx.db.run(person.markOccasionsRead, { accountId, keys, now });
  await ctx.db.run(store.withdraw, { accountId, keys, now });
}
