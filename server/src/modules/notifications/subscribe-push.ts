import type { PushStateBody, PushSubscriptionInput } from '@tabibu/contract/push-subscriptions';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import * as push from './push-store.ts';
import { MAX_BROWSERS, pushAssociatedData } from './push-messages.ts';
import { readPush } from './read-push.ts';

/**
 * Subscribes this browser to push messages until the sign-in session ends, and chooses whether it is told of
 * announcements. Idempotent. Takes over a browser that was
 * another doctor's; beyond ten browsers, deletes the oldest. Throws `push-not-accepted` for an address that belongs to
 * no known push service.
 */
export async function subscribePush(
  ctx: Context,
  { announcements, ...subscription }: PushSubscriptionInput,
): Promise<PushStateBody> {
  if (!ctx.integrations.push.accepts(subscription)) throw new Problem('push-not-accepted');
  const accountId = accountOf(ctx);
  const digest = hashToken(subscription.endpoint);
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const id = newId(now);
    await inside.db.run(push.lockAccount, { accountId });
    await inside.db.run(push.save, {
      id,
      accountId,
      sessionId: sessionOf(ctx),
      endpointHash: digest,
      sealed: inside.keys.seal(pushAssociatedData(digest), JSON.stringify(subscription)),
      announcements: announcements ?? null,
      now,
    });
    await inside.db.run(push.removeBeyond, { accountId, maxBrowsers: MAX_BROWSERS });
    await audit(inside, { action: 'notifications.subscribe-push', object: 'account', objectId: accountId });
  });
  return readPush(ctx, { endpointDigest: digest.toString('base64url') });
}
