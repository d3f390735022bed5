import type { Context } from '../../platform/context.ts';
import { openMessage, openResponse } from './seal-words.ts';
import * as store from './store.ts';
import type { ComplaintRow } from './store.ts';

/** Something written about a complaint after its first message. */
export interface Turn {
  readonly by: 'writer' | 'staff';
  readonly staffId: string | null;
  readonly text: string;
  readonly at: Date;
}

/** Returns what was written about these complaints after their first message, oldest first, by their ids. */
export async function turnsOf(ctx: Context, rows: readonly ComplaintRow[]): Promise<Map<string, Turn[]>> {
  const messages = await ctx.db.many(store.messagesOf, { complaintIds: rows.map(({ id }) => id) });
  const byComplaint = Map.groupBy(messages, (message) => message.complaint_id);
  return new Map(
    rows.map((row) => [
      row.id,
      [
        ...answerOfBefore(ctx, row),
        ...(byComplaint.get(row.id) ?? []).map((message) => ({
          by: message.author,
          staffId: message.staff_id,
          text: openMessage(ctx, message),
          at: message.created_at,
        })),
      ],
    ]),
  );
}

/** The answer of the previous release, which kept one with the complaint and had no messages. */
function answerOfBefore(ctx: Context, row: ComplaintRow): Turn[] {
  const text = row.answered_at === null ? openResponse(ctx, row) : null;
  return text === null ? [] : [{ by: 'staff', staffId: null, text, at: row.updated_at }];
}
