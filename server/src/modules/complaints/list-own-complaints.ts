import type { OwnComplaintBody } from '@tabibu/contract/complaints';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { openResponse, openText } from './seal-words.ts';
import * as store from './store.ts';

/** Returns what the caller wrote while signed in, with the answers: at most fifty, newest first. */
export async function listOwnComplaints(ctx: Context): Promise<OwnComplaintBody[]> {
  const rows = await ctx.db.many(store.ofAccount, { accountId: accountOf(ctx) });
  return rows.map((row) => {
    const { subject, message } = openText(ctx, row);
    return {
      id: row.id,
      number: row.number,
      subject,
      message,
      status: row.status,
      response: openResponse(ctx, row),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    };
  });
}
