import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { brokenConstraint } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { publishNumberChange } from './old-number.ts';
import * as store from './store.ts';

/**
 * Changes the number that an account signs in with, and tells the old number by SMS; open sessions go on. Used for a
 * number that its person has proven, to this product or to the office. Throws `phone-invalid` when another account has
 * the number, and `not-found` when the account is erased.
 */
export async function changeNumber(ctx: Context, accountId: string, phone: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const before = await inside.db.maybe(store.activeAccount, { accountId });
    if (before === undefined) throw new Problem('not-found');
    if (before.phone === phone) return;
    try {
      await inside.db.run(store.changeNumber, { accountId, phone });
    } catch (error) {
      throw brokenConstraint(error) === 'accounts_one_per_number' ? new Problem('phone-invalid') : error;
    }
    await audit(inside, { action: 'identity.change-number', object: 'account', objectId: accountId });
    await publishNumberChange(inside, accountId, before.phone);
  });
}
