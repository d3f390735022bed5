import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/**
 * An erased person's documents lose their name and their codes: no paper proves anything from then on. What was found, advised and prescribed
 * stays sealed for the doctor, because the law wants it kept. May be repeated.
 */
export async function redactRecords(ctx: Context, accountId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const documents = await inside.db.run(store.redact, [accountId]);
    await audit(inside, { action: 'records.redact', object: 'account', objectId: accountId, details: { documents } });
  });
}
