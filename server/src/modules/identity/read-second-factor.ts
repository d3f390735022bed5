import type { SecondFactorBody } from '@tabibu/contract/second-factor';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { provenUntil } from './confirm-phone.ts';
import * as store from './second-factor-store.ts';

/** What a person's own security page says. */
export async function readSecondFactor(ctx: Context): Promise<SecondFactorBody> {
  const inForce = await ctx.db.maybe(store.authenticatorInForce, [accountOf(ctx)]);
  return {
    on: inForce !== undefined,
    since: inForce?.confirmed_at.toISOString() ?? null,
    recovery_codes_left: inForce?.codes_left ?? 0,
    proven_until: (await provenUntil(ctx))?.toISOString() ?? null,
  };
}
