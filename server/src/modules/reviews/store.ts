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

/** Conditional: no row when the booking has a review. */
export const add = statement<ReviewRow>(
  'reviews.add',
  `insert into reviews (id, booking_id, patient_id, doctor_id, stars, comment, created_at) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (booking_id) do nothing returning id, stars, comment, created_at, null::text as reply`,
);

export const ofBooking = statement<ReviewRow>('reviews.of-booking', `select ${REVIEW} from ${WITH_REPLY} where r.booking_id = $1`);

/** Newest first; $2 and $3 are the last row's time and id, null on the first page; $4 the number of rows. */
export const ofDoctor = statement<ReviewRow>(
  'reviews.of-doctor',
  `select ${REVIEW} from ${WITH_REPLY} where r.doctor_id = $1 and ($2::timestamptz is null or (r.created_at, r.id) < ($2, $3::uuid))
   order by r.created_at desc, r.id desc limit $4`,
);

/** A review of the doctor $2. */
export const ofDoctorById = statement<ReviewRow>('reviews.of-doctor-by-id', `select ${REVIEW} from ${WITH_REPLY} where r.id = $1 and r.doctor_id = $2`);

/** Conditional: no row when the review has its reply. */
export const addReply = statement<{ text: string }>(
  'reviews.add-reply',
  `insert into review_replies (review_id, doctor_id, text, created_at) values ($1, $2, $3, $4)
   on conflict (review_id) do nothing returning text`,
);

/** Forgets what was answered to an erased person: it may speak of what they wrote. */
export const redactReplies = statement(
  'reviews.redact-replies',
  `update review_replies a set text = null from reviews r
    where r.id = a.review_id and r.patient_id = $1 and a.text is not null`,
);

/** Forgets what an erased person wrote; the stars stay. */
export const redact = statement('reviews.redact', 'update reviews set comment = null where patient_id = $1 and comment is not null');
