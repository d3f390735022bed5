import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Deletes the words of an erased person's complaints, and of the answers to them. May be repeated. */
export async function redactComplaints(ctx: Context, accountId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    await inside.db.run(store.redactMessages, { accountId });
    const complaints = await inside.db.run(store.redact, { accountId });
    await audit(inside, {
      action: 'complaints.redact',
      object: 'account',
      objectId: accountId,
      details: { complaints },
    });
  });
}
