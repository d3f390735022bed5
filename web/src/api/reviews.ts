import type { OwnReviewBody, ReviewBody, ReviewPageBody } from '@tabibu/contract/reviews';
import { answersUnder } from './answers-under.ts';
import { callApi } from './client.ts';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { OwnReviewBody, ReviewBody, ReviewPageBody };

/** Query of the patient's own review of an appointment, and whether the patient may write one now. */
export const ownReviewQuery = (bookingId: string) =>
  apiQuery('GET /api/appointments/:booking_id/review', 0, { params: { booking_id: bookingId } });

/** Query of one page of a doctor's reviews. */
export const reviewsQuery = (doctorId: string, cursor?: string) =>
  apiQuery('GET /api/doctors/:doctor_id/reviews', 60_000, { params: { doctor_id: doctorId }, query: { cursor } });

/** Query of one page of the signed-in doctor's reviews. */
export const ownReviewsQuery = (cursor?: string) => apiQuery('GET /api/doctor/reviews', 30_000, { query: { cursor } });

/** Filter of all cached pages of the signed-in doctor's reviews, to refetch them after a reply. */
export const OWN_REVIEWS = answersUnder('GET /api/doctor/reviews');

/** Changes the doctor's reply to a review. */
export function changeReply(reviewId: string, text: string): Promise<ReviewBody> {
  return callApi('PUT /api/doctor/reviews/:review_id/reply', { params: { review_id: reviewId }, body: { text } });
}

/** Removes the doctor's reply to a review. */
export function removeReply(reviewId: string): Promise<ReviewBody> {
  return callApi('DELETE /api/doctor/reviews/:review_id/reply', { params: { review_id: reviewId } });
}

/** Adds the doctor's reply to a review. */
export function replyToReview(send: IdempotentSend, reviewId: string, text: string): Promise<ReviewBody> {
  return send('POST /api/doctor/reviews/:review_id/reply', { params: { review_id: reviewId }, body: { text } });
}

/** Rates a completed appointment. A second review is refused. */
export function giveReview(
  send: IdempotentSend,
  bookingId: string,
  stars: number,
  comment: string,
): Promise<OwnReviewBody> {
  return send('POST /api/appointments/:booking_id/review', {
    params: { booking_id: bookingId },
    body: { stars, comment },
  });
}
