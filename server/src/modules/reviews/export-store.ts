import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';

/** What a patient wrote about doctors, with their replies. */
export const ownReviews = statement<OwnPlace, { readonly id: string; readonly doctor_id: string }>(
  'reviews.export-reviews',
  `select r.id, r.booking_id, r.doctor_id, r.stars, r.comment, r.created_at, a.text as reply, a.created_at as replied_at
     from reviews r left join review_replies a on a.review_id = r.id
    where r.patient_id = $accountId and ($after::uuid is null or r.id > $after) order by r.id limit $most`,
);
