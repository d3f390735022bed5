import type { OwnReviewBody, ReviewBody } from '@tabibu/contract/reviews';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findBooking } from '../bookings/index.ts';
import { mayReview } from './policy.ts';
import * as store from './store.ts';

/** Returns the review of one of the caller's own appointments, and whether the caller may write one now. */
export async function readReview(ctx: Context, { bookingId }: { bookingId: string }): Promise<OwnReviewBody> {
  const patientId = accountOf(ctx);
  const booking = await findBooking(ctx, bookingId);
  if (booking === undefined || booking.patientId !== patientId) throw new Problem('not-found');
  const review = await ctx.db.maybe(store.ofBooking, { bookingId });
  return {
    may_review: review === undefined && mayReview(patientId, booking),
    review: review === undefined ? null : reviewOf(review),
  };
}

/**
 * Converts a row to the public review. It has no name, and the month instead of the day, so that nobody can recognize
 * the patient.
 */
export function reviewOf(row: store.ReviewRow): ReviewBody {
  return {
    id: row.id,
    stars: row.stars,
    comment: row.comment,
    month: row.created_at.toISOString().slice(0, 7),
    reply: row.reply,
  };
}
