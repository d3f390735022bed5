import type { Context } from '../../platform/context.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import * as bell from './bell-store.ts';

interface Occasion {
  readonly accountId: string;
  /** The key by which the notification was added. */
  readonly key: string;
}

/** Returns since when a person's notification of an occasion is unread, or undefined if there is none. */
export async function unreadSince(ctx: Context, occasion: Occasion): Promise<Date | undefined> {
  return (await ctx.db.maybe(bell.unreadSince, occasion))?.created_at;
}

/** Marks a person's notification of an occasion as read, because they saw elsewhere what it tells. Idempotent. */
export async function readOccasion(ctx: Context, occasion: Occasion): Promise<void> {
  const read = await ctx.db.run(bell.markOccasionRead, { ...occasion, now: ctx.clock.now() });
  if (read === 1) await sendLiveEvent(ctx, occasion.accountId, { kind: 'notification' });
}
