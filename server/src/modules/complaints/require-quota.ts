import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, later } from '../../platform/time.ts';
import * as store from './store.ts';

/** The most messages of one account or email within a day; more are a mistake or abuse. */
export const MAX_PER_DAY = 5;

interface Writer {
  readonly accountId: string | null;
  readonly emailDigest: string | null;
}

/**
 * Throws `complaints-exhausted` for a writer of five messages within a day. Locks the writer, so that what is written
 * at the same moment is counted too.
 */
export async function requireQuota(inside: Context, { accountId, emailDigest }: Writer): Promise<void> {
  await inside.db.many(store.lockWriter, { account: accountId ?? '', emailDigest: emailDigest ?? '' });
  const since = later(inside.clock.now(), -DAY);
  const { count } = await inside.db.one(store.countSince, { accountId, emailDigest, since });
  if (count >= MAX_PER_DAY) throw new Problem('complaints-exhausted');
}
