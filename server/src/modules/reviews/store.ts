import { statement } from '../../platform/database/statement.ts';

export interface ReviewRow {
  readonly id: string;
  readonly stars: number;
  readonly comment: string | null;
  readonly created_at: Date;
}

const REVIEW = 'id, stars, comment, created_at';

/** Conditional: no row when the booking has a review. */
export const add = statement<ReviewRow>(
  'reviews.add',
  `insert into reviews (id, booking_id, patient_id, doctor_id, stars, comment, created_at) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (booking_id) do nothing returning ${REVIEW}`,
);

export const ofBooking = statement<ReviewRow>('reviews.of-booking', `select ${REVIEW} from reviews where booking_id = $1`);

/** Newest first; $2 and $3 are the last row's time and id, null on the first page; $4 the number of rows. */
export const ofDoctor = statement<ReviewRow>(
  'reviews.of-doctor',
  `select ${REVIEW} from reviews where doctor_id = $1 and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
   order by created_at desc, id desc limit $4`,
);

/** Forgets what an erased person wrote; the stars stay. */
export const redact = statement('reviews.redact', 'update reviews set comment = null where patient_id = $1 and comment is not null');
