import { audit } from '../../platform/audit.ts';
import { auditReading } from '../../platform/audit-reading.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { openText, sealResponse } from './seal-words.ts';
import type { ComplaintText } from './seal-words.ts';
import * as store from './store.ts';
import type { ComplaintRow } from './store.ts';

/** A complaint as staff read it. */
export interface OpenComplaint extends ComplaintText {
  readonly number: number;
  readonly status: ComplaintRow['status'];
  readonly country: string;
  readonly createdAt: Date;
  /** False for a visitor: staff send the answer by email. */
  readonly hasAccount: boolean;
}

/**
 * Returns the hundred unanswered complaints that wait longest, oldest first. For staff. Writes the reading down for
 * writers with an account.
 */
export async function listComplaints(ctx: Context): Promise<OpenComplaint[]> {
  const rows = await ctx.db.many(store.open);
  const readings = rows.flatMap(({ id, account_id: personId }) =>
    personId === null ? [] : [{ personId, object: 'message' as const, objectId: id }],
  );
  await auditReading(ctx, { action: 'complaints.read', readings });
  return rows.map((row) => shown(ctx, row));
}

/**
 * Stores the answer to a complaint and resolves it (ADM-COMP-06); a writer with an account is told by SMS. Throws
 * `not-found` when the number is unknown or already answered.
 */
export async function answerComplaint(
  ctx: Context,
  { number, response }: { number: number; response: string },
): Promise<OpenComplaint> {
  return inTransaction(ctx, async (inside) => {
    const found = await inside.db.maybe(store.byNumber, { number });
    const answered =
      found &&
      (await inside.db.maybe(store.resolve, {
        id: found.id,
        responseSealed: sealResponse(inside, found.id, response),
        now: inside.clock.now(),
      }));
    if (answered === undefined) throw new Problem('not-found');
    await audit(inside, { action: 'complaints.answer', object: 'complaint', objectId: answered.id });
    if (answered.account_id !== null)
      await publish(inside, 'complaints.answered', {
        complaintId: answered.id,
        accountId: answered.account_id,
        number,
      });
    return shown(inside, answered);
  });
}

function shown(ctx: Context, row: ComplaintRow): OpenComplaint {
  return {
    ...openText(ctx, row),
    number: row.number,
    status: row.status,
    country: row.country,
    createdAt: row.created_at,
    hasAccount: row.account_id !== null,
  };
}
