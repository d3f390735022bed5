import type { Context } from '../../platform/context.ts';
import { DAY, SECOND, later } from '../../platform/time.ts';
import * as codes from './code-store.ts';
import * as counts from './message-count-store.ts';
import { isCountedPerMinute } from './rules.ts';

/** The part of a daily cap at which a warning is logged. */
const ALARM = 0.8;

/**
 * Logs a warning when a bucket has spent four fifths of its daily cap, at most once in a day. Several messages may be
 * counted between two calls, so it asks for at least four fifths and remembers the warning. Call it inside the
 * transaction that counted the message.
 */
export async function warnNearCap(
  ctx: Context,
  { bucket, perDay, what }: { bucket: string; perDay: number; what: 'codes' | 'messages' },
): Promise<void> {
  const now = ctx.clock.now();
  const since = later(now, -DAY);
  const sent = await sentSince(ctx, bucket, since);
  if (sent < perDay * ALARM) return;
  await ctx.db.many(counts.lockAlarm);
  const first = await ctx.db.maybe(codes.addFirstSend, { bucket: `alarm:${bucket}`, since, now });
  if (first !== undefined) ctx.log.warn({ sent, perDay }, `four fifths of the daily budget of ${what} are spent`);
}

async function sentSince(ctx: Context, bucket: string, since: Date): Promise<number> {
  if (!isCountedPerMinute(bucket)) return (await ctx.db.one(codes.countSends, { bucket, since })).sent;
  const now = ctx.clock.now();
  const seconds = [(now.getTime() - since.getTime()) / SECOND];
  return (await ctx.db.one(counts.countedInWindows, { buckets: [bucket], seconds, now })).sent;
}
