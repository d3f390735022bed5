import { randomUUID } from 'node:crypto';
import type { OwnReviewBody } from '@tabibu/contract/reviews';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findBooking } from '../bookings/index.ts';
import { countStars } from '../doctors/index.ts';
import { mayReview } from './policy.ts';
import { reviewOf } from './read-review.ts';
import * as store from './store.ts';

export interface ReviewInput { readonly bookingId: string; readonly stars: number; readonly comment: string }

/**
 * Rates a completed consultation of one's own, once; the doctor's sum follows in the same transaction. Somebody else's booking is not found,
 * 'not-completed' before it took place, 'already-reviewed' the second time.
 */
export async function giveReview(ctx: Context, { bookingId, stars, comment }: ReviewInput): Promise<OwnReviewBody> {
  const patientId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    const booking = await findBooking(inside, bookingId);
    if (booking === undefined || booking.patientId !== patientId) throw new Problem('not-found');
    if (!mayReview(patientId, booking)) throw new Problem('not-completed');
    const now = inside.clock.now();
    // Everybody sees the id, and one that names its moment would name the visit.
    const review = await inside.db.maybe(store.add, [randomUUID(), bookingId, patientId, booking.doctorId, stars, comment === '' ? null : comment, now]);
    if (review === undefined) throw new Problem('already-reviewed');
    await countStars(inside, booking.doctorId, stars);
    await audit(inside, { action: 'reviews.give', object: 'booking', objectId: bookingId, details: { stars, words: review.comment !== null } });
    return { may_review: false, review: reviewOf(review) };
  });
}
