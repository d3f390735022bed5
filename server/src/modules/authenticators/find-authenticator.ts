import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

export interface AuthenticatorInForce {
  readonly confirmedAt: Date;
  readonly recoveryCodesLeft: number;
}

/** Returns the confirmed authenticator of an account; undefined when it has none. */
export async function findAuthenticator(ctx: Context, accountId: string): Promise<AuthenticatorInForce | undefined> {
  const row = await ctx.db.maybe(store.authenticatorInForce, { accountId });
  return row === undefined ? undefined : { confirmedAt: row.confirmed_at, recoveryCodesLeft: row.codes_left };
}
