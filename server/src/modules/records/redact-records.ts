import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/**
 * Deletes the name and the codes from an erased person's documents, so that they cannot be verified any more. Findings,
 * advice and prescriptions stay sealed for the doctor, because the law requires that. Idempotent.
 */
export async function redactRecords(ctx: Context, accountId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const documents = await inside.db.run(store.redact, { accountId });
    await audit(inside, { action: 'records.redact', object: 'account', objectId: accountId, details: { documents } });
  });
}
