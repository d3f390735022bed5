import type { OwnReviewBody, ReviewBody, ReviewPageBody } from '@tabibu/contract/reviews';
import type { Intention } from './intention.ts';
import { apiQuery } from './query.ts';

export type { OwnReviewBody, ReviewBody, ReviewPageBody };

const OWN = '/api/doctor/reviews';

/** What I said of an appointment, and whether I may say it now. */
export const ownReviewQuery = (bookingId: string) => apiQuery<OwnReviewBody>(`/api/appointments/${encodeURIComponent(bookingId)}/review`, 0);

/** A page of what patients say of a doctor. */
export const reviewsQuery = (doctorId: string, cursor?: string) =>
  apiQuery<ReviewPageBody>(`/api/doctors/${encodeURIComponent(doctorId)}/reviews${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}`, 60_000);

/** A page of what patients say of me, the doctor. */
export const ownReviewsQuery = (cursor?: string) => apiQuery<ReviewPageBody>(`${OWN}${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}`, 30_000);

/** Every page of my reviews, for asking again after a reply. */
export const OWN_REVIEWS = { queryKey: ['api'], predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[1]).startsWith(OWN) };

/** Answers a review of me, once. */
export function replyToReview(send: Intention, reviewId: string, text: string): Promise<ReviewBody> {
  return send<ReviewBody>(`${OWN}/${reviewId}/reply`, { text });
}

/** Rates a completed appointment, once. */
export function giveReview(send: Intention, bookingId: string, stars: number, comment: string): Promise<OwnReviewBody> {
  return send<OwnReviewBody>(`/api/appointments/${bookingId}/review`, { stars, comment });
}
