import type { OwnComplaintBody } from '@tabibu/contract/complaints';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { describeOwn } from './list-own-complaints.ts';
import { openResponse, sealMessage } from './seal-words.ts';
import * as store from './store.ts';
import type { ComplaintRow } from './store.ts';
import { requireQuota } from './require-quota.ts';

/**
 * Stores what the writer of a complaint adds to it. If it was resolved, it waits for an answer again. Throws
 * `not-found` for one of somebody else, and `complaints-exhausted` after five messages within a day.
 */
export async function replyToAnswer(
  ctx: Context,
  { complaintId, message }: { complaintId: string; message: string },
): Promise<OwnComplaintBody> {
  const accountId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    await requireQuota(inside, { accountId, emailDigest: null });
    const row = await inside.db.maybe(store.lock, { id: complaintId });
    if (row === undefined || row.account_id !== accountId) throw new Problem('not-found');
    await keepOldAnswer(inside, row);
    const now = inside.clock.now();
    const id = newId(now);
    const sealed = sealMessage(inside, id, message);
    await inside.db.run(store.addMessage, { id, complaintId, author: 'writer', staffId: null, sealed, now });
    await inside.db.run(store.writtenMore, { id: complaintId, now });
    await audit(inside, { action: 'complaints.reply', object: 'complaint', objectId: complaintId });
    await publish(inside, 'complaints.replied', { complaintId, messageId: id, number: row.number });
    const [own] = await describeOwn(inside, [await inside.db.one(store.find, { id: complaintId })]);
    return own!;
  });
}

/** The previous release kept its answer with the complaint only, where the next answer will take its place. */
async function keepOldAnswer(inside: Context, row: ComplaintRow): Promise<void> {
  const text = row.answered_at === null ? openResponse(inside, row) : null;
  if (text === null) return;
  const id = newId(inside.clock.now());
  await inside.db.run(store.addMessage, {
    id,
    complaintId: row.id,
    author: 'staff',
    staffId: null,
    sealed: sealMessage(inside, id, text),
    now: row.updated_at,
  });
}
