import type { ComplaintStoryBody } from '@tabibu/contract/complaint-desk';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish, sendLiveEvent } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { requireOpen } from './change-complaint.ts';
import { turnsOf } from './list-turns.ts';
import { readComplaint } from './read-complaint.ts';
import { openText, sealMessage, sealResponse } from './seal-words.ts';
import * as store from './store.ts';

interface Answer {
  readonly complaintId: string;
  readonly response: string;
  /** How many messages after the first one the caller has seen; undefined if the caller does not say. */
  readonly seen?: number | undefined;
}

/**
 * Stores an answer to a complaint and resolves it (ADM-COMP-06, API-26); its writer is told. Of two answers at once one
 * counts. Throws `response-required`, `not-found`, `complaint-resolved`, and `complaint-changed` when its writer has
 * written more than the caller has seen.
 */
export async function answerComplaint(
  ctx: Context,
  { complaintId, response, seen }: Answer,
): Promise<ComplaintStoryBody> {
  if (response === '') throw new Problem('response-required');
  return inTransaction(ctx, async (inside) => {
    const row = await requireOpen(inside, complaintId);
    const turns = (await turnsOf(inside, [row])).get(complaintId)!.length;
    if (seen !== undefined && seen !== turns) throw new Problem('complaint-changed');
    const now = inside.clock.now();
    const id = newId(now);
    await inside.db.run(store.addMessage, {
      id,
      complaintId,
      author: 'staff',
      staffId: accountOf(inside),
      sealed: sealMessage(inside, id, response),
      now,
    });
    const responseSealed = sealResponse(inside, complaintId, response);
    await inside.db.run(store.resolve, { id: complaintId, responseSealed, now });
    await audit(inside, { action: 'complaints.answer', object: 'complaint', objectId: complaintId });
    const { account_id: accountId, number } = row;
    await publish(inside, 'complaints.answered', { complaintId, messageId: id, accountId, number });
    if (accountId !== null) await sendLiveEvent(inside, accountId, { kind: 'answer' });
    return readComplaint(inside, complaintId);
  });
}

/** What an email says about the newest answer to a complaint. */
interface AnsweredByEmail {
  readonly email: string;
  readonly language: store.ComplaintRow['language'];
  readonly response: string;
}

/** Returns the address that the writer of a complaint gave, with the newest answer; undefined without an address. */
export async function answerForEmail(ctx: Context, complaintId: string): Promise<AnsweredByEmail | undefined> {
  const row = await ctx.db.maybe(store.find, { id: complaintId });
  const email = row === undefined ? '' : openText(ctx, row).email;
  if (row === undefined || email === '') return undefined;
  const answers = (await turnsOf(ctx, [row])).get(complaintId)!.filter(({ by }) => by === 'staff');
  return { email, language: row.language, response: answers.at(-1)?.text ?? '' };
}
