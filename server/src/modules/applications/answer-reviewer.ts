import type { OwnApplicationBody } from '@tabibu/contract/applications';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { attachDocuments } from './attach-documents.ts';
import type { HandedInDocument } from './attach-documents.ts';
import { ownApplicationOf } from './read-own.ts';
import { recordMove } from './record-move.ts';
import * as store from './store.ts';

/**
 * Keeps the applicant's answer and added documents, and tells the staff. The question counts as answered. Throws
 * `invalid-input` for nothing at all, `not-found` without an application and `application-closed` once it is decided.
 */
export async function answerReviewer(
  ctx: Context,
  { text, documents }: { text: string; documents: readonly HandedInDocument[] },
): Promise<OwnApplicationBody> {
  if (text === '' && documents.length === 0) throw new Problem('invalid-input', { fields: ['text'] });
  return inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.ofAccountLocked, { accountId: accountOf(inside) });
    if (row === undefined) throw new Problem('not-found');
    if (row.status === 'approved' || row.status === 'rejected') throw new Problem('application-closed');
    await attachDocuments(inside, row.id, documents);
    const own = await inside.db.one(store.setQuestion, {
      applicationId: row.id,
      question: null,
      now: inside.clock.now(),
    });
    await recordMove(inside, own, { kind: 'answered', from: row.status, by: 'applicant', note: text });
    await publish(inside, 'applications.submitted', {
      applicationId: own.id,
      accountId: accountOf(inside),
      number: own.number,
    });
    return ownApplicationOf(inside, own);
  });
}
