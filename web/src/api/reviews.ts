import type { OwnReviewBody, ReviewBody, ReviewPageBody } from '@tabibu/contract/reviews';
import type { Intention } from './intention.ts';
import { apiQuery } from './query.ts';

export type { OwnReviewBody, ReviewBody, ReviewPageBody };

/** What I said of an appointment, and whether I may say it now. */
export const ownReviewQuery = (bookingId: string) => apiQuery<OwnReviewBody>(`/api/appointments/${encodeURIComponent(bookingId)}/review`, 0);

/** A page of what patients say of a doctor. */
export const reviewsQuery = (doctorId: string, cursor?: string) =>
  apiQuery<ReviewPageBody>(`/api/doctors/${encodeURIComponent(doctorId)}/reviews${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}`, 60_000);

/** Rates a completed appointment, once. */
export function giveReview(send: Intention, bookingId: string, stars: number, comment: string): Promise<OwnReviewBody> {
  return send<OwnReviewBody>(`/api/appointments/${bookingId}/review`, { stars, comment });
}
