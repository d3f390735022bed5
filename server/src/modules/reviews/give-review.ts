import { randomUUID } from 'node:crypto';
import type { OwnReviewBody } from '@tabibu/contract/reviews';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findBooking } from '../bookings/index.ts';
import { addRating } from '../doctors/index.ts';
import { mayReview } from './policy.ts';
import { reviewOf } from './read-review.ts';
import * as store from './store.ts';

export interface ReviewInput {
  readonly bookingId: string;
  readonly stars: number;
  readonly comment: string;
}

/**
 * Adds a review to a completed consultation of the caller's own, once, and adds its stars to the doctor in the same
 * transaction. Throws `not-found` for another person's booking, `not-completed` before it took place or while its
 * completion can be contested or is contested, `already-reviewed` the second time.
 */
export async function giveReview(ctx: Context, { bookingId, stars, comment }: ReviewInput): Promise<OwnReviewBody> {
  const patientId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    const booking = await findBooking(inside, bookingId);
    if (booking === undefined || booking.patientId !== patientId) throw new Problem('not-found');
    if (!mayReview(patientId, booking)) throw new Problem('not-completed');
    const now = inside.clock.now();
    // The id is public. Our usual ids contain their time, which would tell when the appointment took place.
    const review = await inside.db.maybe(store.add, {
      id: randomUUID(),
      bookingId,
      patientId,
      doctorId: booking.doctorId,
      stars,
      comment: comment === '' ? null : comment,
      now,
    });
    if (review === undefined) throw new Problem('already-reviewed');
    await addRating(inside, booking.doctorId, stars);
    await audit(inside, {
      action: 'reviews.give',
      object: 'booking',
      objectId: bookingId,
      details: { stars, words: review.comment !== null },
    });
    return { may_review: false, review: reviewOf(review) };
  });
}
