import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import * as push from './push-store.ts';
import { PUSH_TOPIC_LENGTH } from './push-messages.ts';
import type { PushTemplate } from './push-messages.ts';

export interface RingInput {
  readonly accountId: string;
  readonly template: PushTemplate;
  /**
   * Names the occasion. Push services get a digest of it as the topic; a newer message of the same topic replaces an
   * undelivered one.
   */
  readonly key: string;
  /** After this time the message is useless and not sent. */
  readonly until: Date;
}

/**
 * Enqueues a push message, sent after the commit, to each subscribed browser of this person. Does not detect
 * repetitions: the caller calls it once per occasion.
 */
export async function ringBrowsers(ctx: Context, { accountId, template, key, until }: RingInput): Promise<void> {
  const topic = ctx.keys.sign('push', key).slice(0, PUSH_TOPIC_LENGTH);
  for (const { id: subscriptionId } of await ctx.db.many(push.idsOfAccount, { accountId })) {
    await enqueue(ctx, 'notifications.ring-browser', { subscriptionId, template, topic, until: until.toISOString() });
  }
}
