import type { PasskeyBody } from '@tabibu/contract/passkeys';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import type { PasskeyUse } from './rules.ts';
import * as store from './store.ts';

/** Returns the passkeys that an account has for one use, the oldest first. */
export async function listPasskeys(
  ctx: Context,
  accountId: string,
  use: PasskeyUse = 'factor',
): Promise<PasskeyBody[]> {
  return (await passkeysFor(ctx, accountId, use)).map(passkeyBody);
}

/** Returns whether an account has a passkey for this use. */
export async function hasPasskey(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  use: PasskeyUse = 'factor',
): Promise<boolean> {
  return (await passkeysFor(ctx, accountId, use)).length > 0;
}

/** Returns the stored passkeys that an account has for one use. */
export function passkeysFor(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  use: PasskeyUse,
): Promise<readonly store.PasskeyRow[]> {
  return ctx.db.many(store.passkeysOf, { accountId, forRecords: use === 'records' });
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
