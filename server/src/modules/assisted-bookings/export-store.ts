import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';

/** What staff booked for an account on the telephone. */
export const ownAssisted = statement<OwnPlace, { readonly id: string }>(
  'assisted-bookings.export-assisted',
  `select id, state, full_name, country, language, booking_id, agreed_at, texted_at, begun_at, closed_at from assisted_bookings
    where account_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
);
