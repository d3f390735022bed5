import type { PushStateBody } from '@tabibu/contract/push-subscriptions';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as push from './push-store.ts';

/** Ends the push messages to this browser. Idempotent; another person's subscription is not touched (Z-04). */
export async function unsubscribePush(
  ctx: Context,
  { endpointDigest }: { endpointDigest: string },
): Promise<PushStateBody> {
  const accountId = accountOf(ctx);
  await inTransaction(ctx, async (inside) => {
    const removed = await inside.db.run(push.removeOwn, {
      endpointHash: Buffer.from(endpointDigest, 'base64url'),
      accountId,
    });
    if (removed > 0)
      await audit(inside, { action: 'notifications.unsubscribe-push', object: 'account', objectId: accountId });
  });
  return { public_key: ctx.integrations.push.publicKey, subscribed: false, announcements: false };
}
