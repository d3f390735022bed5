import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import * as push from './push-store.ts';
import { PUSH_TOPIC_LENGTH } from './rules.ts';
import type { PushTemplate } from './rules.ts';

export interface RingInput {
  readonly accountId: string;
  readonly template: PushTemplate;
  /** Names the occasion; push services see a digest of it, and a newer message of the same occasion replaces an undelivered one. */
  readonly key: string;
  /** After this nobody needs to be rung any more. */
  readonly until: Date;
}

/** Asks, after the commit, for a message to each browser in which this person wants to be rung. The caller says each occasion once. */
export async function ringBrowsers(ctx: Context, { accountId, template, key, until }: RingInput): Promise<void> {
  const topic = ctx.keys.sign('push', key).slice(0, PUSH_TOPIC_LENGTH);
  for (const { id: subscriptionId } of await ctx.db.many(push.idsOfAccount, [accountId])) {
    await enqueue(ctx, 'notifications.ring-browser', { subscriptionId, template, topic, until: until.toISOString() });
  }
}
