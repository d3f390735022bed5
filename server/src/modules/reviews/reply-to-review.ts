import type { ReviewBody } from '@tabibu/contract/reviews';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { doctorOfAccount } from '../doctors/index.ts';
import { reviewOf } from './read-review.ts';
import * as store from './store.ts';

/**
 * The doctor of a review answers it, once, for everybody to read. A review of another doctor is not found; 'reply-empty' without words,
 * 'already-replied' the second time.
 */
export async function replyToReview(ctx: Context, { reviewId, text }: { reviewId: string; text: string }): Promise<ReviewBody> {
  const doctor = await doctorOfAccount(ctx, accountOf(ctx));
  if (doctor === undefined) throw new Problem('not-found');
  return inTransaction(ctx, async (inside) => {
    const review = await inside.db.maybe(store.ofDoctorById, [reviewId, doctor.id]);
    if (review === undefined) throw new Problem('not-found');
    if (text === '') throw new Problem('reply-empty');
    const reply = await inside.db.maybe(store.addReply, [reviewId, doctor.id, text, inside.clock.now()]);
    if (reply === undefined) throw new Problem('already-replied');
    await audit(inside, { action: 'reviews.reply', object: 'review', objectId: reviewId, details: { doctor: doctor.id } });
    return reviewOf({ ...review, reply: reply.text });
  });
}
