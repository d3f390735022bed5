import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, envelope, personText } from './fields.ts';

/** A patient's review after a consultation. It contains no name. */
export const Review = z.strictObject({
  id: Id,
  stars: z.int(),
  comment: z.string().nullable(),
  /** 'YYYY-MM' */
  month: z.string(),
  /** The doctor's reply, which everybody can read under the review. */
  reply: z.string().nullable(),
});

export const ReviewPage = z.strictObject({ reviews: z.array(Review), next_cursor: z.string().nullable() });

export const OwnReview = z.strictObject({ may_review: z.boolean(), review: Review.nullable() });

export const listReviews = endpoint({
  id: 'reviews.list-reviews',
  method: 'GET',
  path: '/api/doctors/:doctor_id/reviews',
  summary: 'What patients say of a doctor, newest first',
  access: ['anyone'],
  owns: { doctor_id: 'doctor' },
  limit: 'read',
  params: z.strictObject({ doctor_id: Id }),
  query: z.strictObject({ cursor: Cursor.optional() }),
  reply: envelope(ReviewPage),
  problems: ['not-found', 'invalid-input'],
});

export const readReview = endpoint({
  id: 'reviews.read-review',
  method: 'GET',
  path: '/api/appointments/:booking_id/review',
  summary: 'My review of an appointment, and whether I may give one now',
  access: ['patient'],
  owns: { booking_id: 'booking' },
  limit: 'read',
  params: z.strictObject({ booking_id: Id }),
  reply: envelope(OwnReview),
  problems: ['not-found'],
});

export const giveReview = endpoint({
  id: 'reviews.give-review',
  method: 'POST',
  path: '/api/appointments/:booking_id/review',
  summary: 'Rate a completed consultation with one to five stars, once',
  access: ['patient'],
  owns: { booking_id: 'booking' },
  limit: 'write',
  idempotent: true,
  params: z.strictObject({ booking_id: Id }),
  body: z.strictObject({ stars: z.int().min(1).max(5), comment: personText(1000).default('') }),
  reply: envelope(OwnReview),
  status: 201,
  problems: ['not-found', 'not-completed', 'already-reviewed'],
});

export const listOwnReviews = endpoint({
  id: 'reviews.list-own-reviews',
  method: 'GET',
  path: '/api/doctor/reviews',
  summary: 'What patients say of me, newest first, with my replies',
  access: ['doctor'],
  limit: 'read',
  query: z.strictObject({ cursor: Cursor.optional() }),
  reply: envelope(ReviewPage),
  problems: ['not-found', 'invalid-input'],
});

export const replyToReview = endpoint({
  id: 'reviews.reply-to-review',
  method: 'POST',
  path: '/api/doctor/reviews/:review_id/reply',
  summary: 'Answer a review of me, once; everybody reads it under the review',
  access: ['doctor'],
  owns: { review_id: 'review' },
  limit: 'write',
  idempotent: true,
  params: z.strictObject({ review_id: Id }),
  body: z.strictObject({ text: personText(1000) }),
  reply: envelope(Review),
  status: 201,
  problems: ['not-found', 'reply-empty', 'reply-names-patient', 'already-replied'],
});

export const changeReply = endpoint({
  id: 'reviews.change-reply',
  method: 'PUT',
  path: '/api/doctor/reviews/:review_id/reply',
  summary: 'Put another text in the place of my reply',
  access: ['doctor'],
  owns: { review_id: 'review' },
  limit: 'write',
  params: z.strictObject({ review_id: Id }),
  body: z.strictObject({ text: personText(1000) }),
  reply: envelope(Review),
  problems: ['not-found', 'reply-empty', 'reply-names-patient', 'reply-missing'],
});

export const removeReply = endpoint({
  id: 'reviews.remove-reply',
  method: 'DELETE',
  path: '/api/doctor/reviews/:review_id/reply',
  summary: 'Take my reply back: nobody reads it any more',
  access: ['doctor'],
  owns: { review_id: 'review' },
  limit: 'write',
  params: z.strictObject({ review_id: Id }),
  reply: envelope(Review),
  problems: ['not-found', 'reply-missing'],
});

export type ReviewBody = z.infer<typeof Review>;
export type ReviewPageBody = z.infer<typeof ReviewPage>;
export type OwnReviewBody = z.infer<typeof OwnReview>;
