import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { recordMove } from './record-move.ts';
import * as store from './store.ts';

/**
 * Asks the applicant something, by SMS with a link to the status page; a pending application is then in review. Throws
 * `not-found`, and `application-closed` once it is decided.
 */
export async function askApplicant(
  ctx: Context,
  { number, question, by }: { number: number; question: string; by: string },
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.byNumberLocked, { number });
    if (row?.account_id === undefined || row.account_id === null) throw new Problem('not-found');
    if (row.status === 'approved' || row.status === 'rejected') throw new Problem('application-closed');
    const now = inside.clock.now();
    const { id: applicationId, account_id: accountId, doctor_id: doctorId } = row;
    if (row.status === 'pending')
      await inside.db.run(store.move, { applicationId, from: 'pending', to: 'in_review', doctorId, now });
    const asked = await inside.db.one(store.setQuestion, { applicationId, question, now });
    const moveId = await recordMove(inside, asked, { kind: 'asked', from: row.status, by, note: question });
    await publish(inside, 'applications.asked', { applicationId, moveId, accountId, number });
  });
}
