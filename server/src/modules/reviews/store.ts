import { statement } from '../../platform/database/statement.ts';

export interface ReviewRow {
  readonly id: string;
  readonly stars: number;
  readonly comment: string | null;
  readonly created_at: Date;
  readonly reply: string | null;
}

const REVIEW = 'r.id, r.stars, r.comment, r.created_at, a.text as reply';
const WITH_REPLY = 'reviews r left join review_replies a on a.review_id = r.id';

/** Adds a review. Returns no row when the booking has one. */
export const add = statement<
  {
    id: string;
    bookingId: string;
    patientId: string;
    doctorId: string;
    stars: number;
    comment: string | null;
    now: Date;
  },
  ReviewRow
>(
  'reviews.add',
  `insert into reviews (id, booking_id, patient_id, doctor_id, stars, comment, created_at) values ($id, $bookingId, $patientId, $doctorId, $stars, $comment, $now)
   on conflict (booking_id) do nothing returning id, stars, comment, created_at, null::text as reply`,
);

export const ofBooking = statement<{ bookingId: string }, ReviewRow>(
  'reviews.of-booking',
  `select ${REVIEW} from ${WITH_REPLY} where r.booking_id = $bookingId`,
);

/**
 * Returns a page of a doctor's reviews, newest first. `beforeAt` and `beforeId`: time and id of the last row of the
 * previous page, null on the first one; `limit`: the number of rows.
 */
export const ofDoctor = statement<
  { doctorId: string; beforeAt: Date | null; beforeId: string | null; limit: number },
  ReviewRow
>(
  'reviews.of-doctor',
  `select ${REVIEW} from ${WITH_REPLY} where r.doctor_id = $doctorId and ($beforeAt::timestamptz is null or (r.created_at, r.id) < ($beforeAt, $beforeId::uuid))
   order by r.created_at desc, r.id desc limit $limit`,
);

/** Returns a review if it belongs to the doctor `doctorId`. */
export const ofDoctorById = statement<{ reviewId: string; doctorId: string }, ReviewRow>(
  'reviews.of-doctor-by-id',
  `select ${REVIEW} from ${WITH_REPLY} where r.id = $reviewId and r.doctor_id = $doctorId`,
);

/**
 * Adds a reply, or restores one that was removed. Returns no row when the review has a reply or its patient was erased.
 */
export const addReply = statement<{ reviewId: string; doctorId: string; text: string; now: Date }, { text: string }>(
  'reviews.add-reply',
  `insert into review_replies (review_id, doctor_id, text, created_at) values ($reviewId, $doctorId, $text, $now)
   on conflict (review_id) do update set text = excluded.text, changed_at = excluded.created_at
     where review_replies.text is null and not review_replies.forgotten returning text`,
);

/**
 * Changes the reply of the doctor `doctorId`, or removes it if `text` is null. Changes no row when there is no reply.
 */
export const changeReply = statement<{ reviewId: string; doctorId: string; text: string | null; now: Date }>(
  'reviews.change-reply',
  'update review_replies set text = $text, changed_at = $now where review_id = $reviewId and doctor_id = $doctorId and text is not null',
);

/** Returns the booking of a review. */
export const bookingOf = statement<{ reviewId: string }, { booking_id: string }>(
  'reviews.booking-of',
  'select booking_id from reviews where id = $reviewId',
);

/** Deletes all replies to an erased person, because they may repeat what that person wrote. */
export const redactReplies = statement<{ accountId: string }>(
  'reviews.redact-replies',
  `update review_replies a set text = null, forgotten = true from reviews r
    where r.id = a.review_id and r.patient_id = $accountId and not a.forgotten`,
);

/** Deletes the comments of an erased person. The stars stay. */
export const redact = statement<{ accountId: string }>(
  'reviews.redact',
  'update reviews set comment = null where patient_id = $accountId and comment is not null',
);
