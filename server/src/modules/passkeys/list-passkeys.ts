import type { PasskeyBody } from '@tabibu/contract/passkeys';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import * as store from './store.ts';

/** Returns the passkeys of an account, the oldest first. */
export async function listPasskeys(ctx: Context, accountId: string): Promise<PasskeyBody[]> {
  return (await ctx.db.many(store.passkeysOf, { accountId })).map(passkeyBody);
}

/** Returns whether an account has a passkey. */
export async function hasPasskey(ctx: Pick<Context, 'db'>, accountId: string): Promise<boolean> {
  return (await ctx.db.many(store.passkeysOf, { accountId })).length > 0;
}

/** Returns what its person sees of a passkey. */
export function passkeyBody({ id, name, synced, created_at, last_used_at }: store.PasskeyRow): PasskeyBody {
  return {
    id,
    name,
    synced,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}

/** Publishes that the passkeys of an account changed, so that the person is told by SMS. */
export async function tellOfChange(
  ctx: Context,
  accountId: string,
  change: 'passkey-added' | 'passkey-removed',
  occasion: string,
): Promise<void> {
  await publish(ctx, 'identity.second-factor-changed', { accountId, change, occasion, left: 0 });
}
