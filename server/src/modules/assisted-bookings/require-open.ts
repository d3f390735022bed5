import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { contactOf } from '../identity/index.ts';
import type { Contact } from '../identity/index.ts';
import { isOpen } from './rules.ts';
import type { AssistedRow } from './store.ts';
import * as store from './store.ts';

/**
 * Locks an assisted booking until the transaction ends and returns it. Throws `not-found`, `assisted-over` when it is
 * paid, given up or has ended, and `assisted-elsewhere` when somebody else than `memberId` has it.
 */
export async function requireOpen(
  inside: Context & { db: Transaction },
  id: string,
  memberId: string,
): Promise<AssistedRow> {
  const row = await inside.db.maybe(store.findLocked, { id });
  if (row === undefined) throw new Problem('not-found');
  if (!isOpen(row, inside.clock.now())) throw new Problem('assisted-over');
  if (row.member_id !== memberId) throw new Problem('assisted-elsewhere');
  return row;
}

/**
 * Returns the caller of an assisted booking, for whom the member of staff is about to act. What the caller may do is
 * checked by `requireOpen` inside the transaction. Throws `not-found`, `caller-not-proven` while nobody has read the
 * code out, and `assisted-over` when the account is gone.
 */
export async function callerOf(ctx: Context, id: string): Promise<Contact> {
  const row = await ctx.db.maybe(store.find, { id });
  if (row === undefined) throw new Problem('not-found');
  if (!isOpen(row, ctx.clock.now())) throw new Problem('assisted-over');
  if (row.member_id !== accountOf(ctx)) throw new Problem('assisted-elsewhere');
  if (row.account_id === null) throw new Problem('caller-not-proven');
  const contact = await contactOf(ctx, row.account_id);
  if (contact === undefined) throw new Problem('assisted-over');
  return contact;
}
