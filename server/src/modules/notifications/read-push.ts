import type { PushStateBody } from '@tabibu/contract/push-subscriptions';
import { accountOf, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as push from './push-store.ts';

/** The key to subscribe with, and whether the browser of that digest (SHA-256 of its address, base64url) is rung for this sign-in. */
export async function readPush(ctx: Context, { endpointDigest }: { endpointDigest?: string | undefined }): Promise<PushStateBody> {
  const { publicKey } = ctx.integrations.push;
  if (endpointDigest === undefined) return { public_key: publicKey, subscribed: false };
  const { subscribed } = await ctx.db.one(push.isOfSession, [Buffer.from(endpointDigest, 'base64url'), sessionOf(ctx), accountOf(ctx)]);
  return { public_key: publicKey, subscribed };
}
