import type { OwnReviewBody, ReviewBody } from '@tabibu/contract/reviews';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findBooking } from '../bookings/index.ts';
import { mayReview } from './policy.ts';
import * as store from './store.ts';

/** What a patient said of an appointment of their own, and whether they may say it now. */
export async function readReview(ctx: Context, { bookingId }: { bookingId: string }): Promise<OwnReviewBody> {
  const patientId = accountOf(ctx);
  const booking = await findBooking(ctx, bookingId);
  if (booking === undefined || booking.patientId !== patientId) throw new Problem('not-found');
  const review = await ctx.db.maybe(store.ofBooking, [bookingId]);
  return { may_review: review === undefined && mayReview(patientId, booking), review: review === undefined ? null : reviewOf(review) };
}

/** A review as everybody sees it: no name, and the month instead of the day, so that nobody is recognised by it. */
export function reviewOf(row: store.ReviewRow): ReviewBody {
  return { id: row.id, stars: row.stars, comment: row.comment, month: row.created_at.toISOString().slice(0, 7), reply: row.reply };
}
