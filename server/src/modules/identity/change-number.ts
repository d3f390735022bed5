import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { brokenConstraint } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';

/**
 * Changes the number that an account signs in with; open sessions go on. Used when staff approve a number that its
 * person has proven. Throws `phone-invalid` when another account has the number, and `not-found` when the account is
 * erased.
 */
export async function changeNumber(ctx: Context, accountId: string, phone: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    try {
      if ((await inside.db.run(store.changeNumber, { accountId, phone })) === 0) throw new Problem('not-found');
    } catch (error) {
      throw brokenConstraint(error) === 'accounts_one_per_number' ? new Problem('phone-invalid') : error;
    }
    await audit(inside, { action: 'identity.change-number', object: 'account', objectId: accountId });
  });
}
