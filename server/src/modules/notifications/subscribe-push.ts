import type { PushStateBody, PushSubscriptionInput } from '@tabibu/contract/push-subscriptions';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import * as push from './push-store.ts';
import { MOST_BROWSERS, placeOfPush } from './rules.ts';

/**
 * From now on this browser is rung also with its page closed, until the sign-in ends. May be repeated. A browser that was another doctor's
 * becomes this one's; with more than ten the longest known one is forgotten. Refuses an address of no push service with `push-not-accepted`.
 */
export async function subscribePush(ctx: Context, subscription: PushSubscriptionInput): Promise<PushStateBody> {
  if (!ctx.integrations.push.accepts(subscription)) throw new Problem('push-not-accepted');
  const accountId = accountOf(ctx);
  const digest = hashToken(subscription.endpoint);
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const id = newId(now);
    await inside.db.run(push.lockAccount, [accountId]);
    await inside.db.run(push.save, [id, accountId, sessionOf(ctx), digest, inside.keys.seal(placeOfPush(digest), JSON.stringify(subscription)), now]);
    await inside.db.run(push.removeBeyond, [accountId, MOST_BROWSERS]);
    await audit(inside, { action: 'notifications.subscribe-push', object: 'account', objectId: accountId });
  });
  return { public_key: ctx.integrations.push.publicKey, subscribed: true };
}
