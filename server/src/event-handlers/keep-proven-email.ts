import { admittedEmailOf } from '../modules/applications/index.ts';
import { moveEmail } from '../modules/identity/index.ts';
import { acceptProof } from '../modules/notifications/index.ts';
import { inTransaction } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';

/**
 * What an admitted doctor proved in the application is proven on the account too, unless the account has another email.
 * Idempotent.
 */
export async function keepProvenEmail(ctx: Context, { applicationId }: { applicationId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const proven = await admittedEmailOf(inside, applicationId);
    if (proven === undefined) return;
    const { accountId, address } = proven;
    await moveEmail(inside, { accountId, from: null, to: address });
    await acceptProof(inside, proven);
  });
}
