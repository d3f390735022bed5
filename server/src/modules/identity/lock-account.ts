import type { Context } from '../../platform/context.ts';
import * as store from './second-factor-store.ts';

/** Until the open transaction ends nobody else changes an active account, or writes rows that belong to it. False when it is not active. */
export async function lockAccount(inside: Context, accountId: string): Promise<boolean> {
  return await inside.db.maybe(store.lockAccount, [accountId]) !== undefined;
}
