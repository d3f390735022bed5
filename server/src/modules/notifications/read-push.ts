import type { PushStateBody } from '@tabibu/contract/push-subscriptions';
import { accountOf, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as push from './push-store.ts';

/**
 * Returns the public key for push subscriptions, and whether the browser with this digest (SHA-256 of its push address,
 * base64url) is subscribed for this sign-in session, and is told of announcements.
 */
export async function readPush(
  ctx: Context,
  { endpointDigest }: { endpointDigest?: string | undefined },
): Promise<PushStateBody> {
  const { publicKey } = ctx.integrations.push;
  if (endpointDigest === undefined) return { public_key: publicKey, subscribed: false, announcements: false };
  const row = await ctx.db.maybe(push.ofSession, {
    endpointHash: Buffer.from(endpointDigest, 'base64url'),
    sessionId: sessionOf(ctx),
    accountId: accountOf(ctx),
  });
  return {
    public_key: publicKey,
    subscribed: row !== undefined,
    announcements: row?.takes_announcements ?? false,
  };
}
