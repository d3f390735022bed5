import type { OwnComplaintBody } from '@tabibu/contract/complaints';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { turnsOf } from './list-turns.ts';
import { openResponse, openText } from './seal-words.ts';
import * as store from './store.ts';
import type { ComplaintRow } from './store.ts';

/** Returns what the caller wrote while signed in, with the answers: at most fifty, newest first. */
export async function listOwnComplaints(ctx: Context): Promise<OwnComplaintBody[]> {
  return describeOwn(ctx, await ctx.db.many(store.ofAccount, { accountId: accountOf(ctx) }));
}

/** Returns complaints as their writer sees them: who of us answered is not said. */
export async function describeOwn(ctx: Context, rows: readonly ComplaintRow[]): Promise<OwnComplaintBody[]> {
  const turns = await turnsOf(ctx, rows);
  return rows.map((row) => {
    const { subject, message } = openText(ctx, row);
    return {
      id: row.id,
      number: row.number,
      subject,
      message,
      status: row.status,
      response: openResponse(ctx, row),
      turns: turns.get(row.id)!.map(({ by, text, at }) => ({ by, text, at: at.toISOString() })),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    };
  });
}
