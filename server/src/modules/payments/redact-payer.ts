import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as leaving from './erasure-store.ts';

/**
 * Removes name and phone number from the payments of an erased account. Amounts, references and states stay, because
 * the books need them. May be repeated.
 */
export async function redactPayer(ctx: Context, accountId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const payments = await inside.db.run(leaving.redact, { accountId });
    if (payments > 0)
      await audit(inside, { action: 'payments.redact', object: 'account', objectId: accountId, details: { payments } });
  });
}
