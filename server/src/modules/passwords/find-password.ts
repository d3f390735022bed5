import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

export interface FoundPassword {
  readonly username: string;
  /** Long enough to be the only factor. */
  readonly standsAlone: boolean;
}

/** Returns the user name of an account; undefined when it has no password. */
export async function findPassword(ctx: Context, accountId: string): Promise<FoundPassword | undefined> {
  const row = await ctx.db.maybe(store.passwordOfAccount, { accountId });
  return row === undefined ? undefined : { username: row.username, standsAlone: row.stands_alone };
}
