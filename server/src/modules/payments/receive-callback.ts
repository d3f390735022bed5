import { createHash } from 'node:crypto';
import { callbackSecretAgrees } from '../../platform/callback-secret.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { passFaultPoint } from '../../platform/fault-points.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import * as inbox from './inbox-store.ts';

export interface CallbackDelivery {
  readonly provider: string;
  readonly secret: string;
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const MAX_BODY_BYTES = 64 * 1024;

/**
 * Stores a provider's callback byte for byte and enqueues a job that reads it (W-03). A repeated callback is stored
 * once. Nothing in the body changes a payment here. Throws 'not-found' both for an unknown provider and for a wrong
 * secret in the path, and 'body-too-large' above 64 KiB.
 */
export async function receiveCallback(
  ctx: Context,
  { provider, secret, raw, headers }: CallbackDelivery,
): Promise<{ success: true }> {
  const gateway = ctx.integrations.gatewayNamed(provider);
  if (!callbackSecretAgrees(ctx, provider, secret) || gateway === null) throw new Problem('not-found');
  if (raw.length > MAX_BODY_BYTES) throw new Problem('body-too-large');
  const kept = pickHeaders(headers, ['content-type', ...gateway.callbackHeaders]);
  const hash = createHash('sha256').update(JSON.stringify(kept)).update('\n').update(raw).digest();
  await inTransaction(ctx, async (inside) => {
    const now = ctx.clock.now();
    const stored = await inside.db.maybe(inbox.storeCallback, {
      id: newId(now),
      provider,
      contentHash: hash,
      raw,
      headers: JSON.stringify(kept),
      now,
    });
    if (stored !== undefined)
      await enqueue(inside, 'payments.read-inbox', { inboxId: stored.id }, { key: `inbox:${stored.id}` });
  });
  passFaultPoint('after-inbox-before-job');
  return { success: true };
}

/** Returns the named headers, each cut to 4096 characters. */
function pickHeaders(headers: CallbackDelivery['headers'], names: readonly string[]): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of names) {
    const value = headers[name];
    if (typeof value === 'string') kept[name] = value.slice(0, 4096);
  }
  return kept;
}
