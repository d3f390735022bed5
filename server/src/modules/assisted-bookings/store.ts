import type { AssistedState } from '@tabibu/contract/assisted-booking-words';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { statement } from '../../platform/database/statement.ts';

export interface AssistedRow {
  readonly id: string;
  readonly member_id: string;
  readonly state: AssistedState;
  /** E.164; null once the caller's account is known or it is over. */
  readonly phone: string | null;
  readonly full_name: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly account_id: string | null;
  readonly booking_id: string | null;
  readonly texted_at: Date | null;
  readonly begun_at: Date;
  readonly open_until: Date;
}

const ASSISTED =
  'id, member_id, state, phone, full_name, country, language, account_id, booking_id, texted_at, begun_at, open_until';

interface TypedCaller {
  readonly phone: string;
  readonly fullName: string;
  readonly country: CountryCode;
  readonly language: Language;
}

export const add = statement<TypedCaller & { id: string; memberId: string; now: Date; openUntil: Date }>(
  'assisted-bookings.add',
  `insert into assisted_bookings (id, member_id, begun_by, state, phone, full_name, country, language, begun_at, open_until)
   values ($id, $memberId, $memberId, 'begun', $phone, $fullName, $country, $language, $now, $openUntil)`,
);

export const find = statement<{ id: string }, AssistedRow>(
  'assisted-bookings.find',
  `select ${ASSISTED} from assisted_bookings where id = $id`,
);

export const findLocked = statement<{ id: string }, AssistedRow>(
  'assisted-bookings.find-locked',
  `select ${ASSISTED} from assisted_bookings where id = $id for update`,
);

export const listOpen = statement<{ now: Date }, AssistedRow>(
  'assisted-bookings.list-open',
  `select ${ASSISTED} from assisted_bookings where state in ('begun', 'proven', 'held') and open_until > $now order by open_until, id`,
);

/** Replaces what was typed of a caller whose code nobody has read out. */
export const correct = statement<TypedCaller & { id: string; openUntil: Date }>(
  'assisted-bookings.correct',
  `update assisted_bookings set phone = $phone, full_name = $fullName, country = $country, language = $language, open_until = $openUntil
    where id = $id and state = 'begun'`,
);

/**
 * Closes what was open for the account before, and returns it: the caller goes on with the new one. Its time is taken
 * out, because a time belongs to one of them.
 */
export const replaceOpen = statement<{ accountId: string; now: Date }, { booking_id: string | null; open_until: Date }>(
  'assisted-bookings.replace-open',
  `with before as (select id, booking_id, open_until from assisted_bookings where account_id = $accountId and state in ('proven', 'held') for update)
   update assisted_bookings a set state = 'abandoned', closed_at = $now, booking_id = null from before where a.id = before.id
   returning before.booking_id, before.open_until`,
);

/** The caller has read the code out. Changes no row unless it is begun. */
export const prove = statement<{
  id: string;
  accountId: string;
  bookingId: string | null;
  openUntil: Date;
  now: Date;
}>(
  'assisted-bookings.prove',
  `update assisted_bookings set state = case when $bookingId::uuid is null then 'proven' else 'held' end, account_id = $accountId, booking_id = $bookingId,
          agreed_at = $now, phone = null, full_name = '', open_until = greatest(open_until, $openUntil)
    where id = $id and state = 'begun'`,
);

export const setHeld = statement<{ id: string; bookingId: string; openUntil: Date }>(
  'assisted-bookings.set-held',
  "update assisted_bookings set state = 'held', booking_id = $bookingId, open_until = $openUntil where id = $id and state in ('proven', 'held')",
);

export const setTexted = statement<{ id: string; now: Date }>(
  'assisted-bookings.set-texted',
  'update assisted_bookings set texted_at = $now where id = $id',
);

export const setMember = statement<{ id: string; memberId: string }>(
  'assisted-bookings.set-member',
  'update assisted_bookings set member_id = $memberId where id = $id and closed_at is null',
);

/** Changes no row when it is over already. */
export const close = statement<{ id: string; state: 'ended' | 'abandoned'; now: Date }>(
  'assisted-bookings.close',
  "update assisted_bookings set state = $state, closed_at = $now, phone = null, full_name = '' where id = $id and closed_at is null",
);

/** Also of what has ended: a payment may come late and still get the time. Returns no row for what patients book. */
export const setPaid = statement<{ bookingId: string; now: Date }, { id: string }>(
  'assisted-bookings.set-paid',
  "update assisted_bookings set state = 'paid', closed_at = coalesce(closed_at, $now) where booking_id = $bookingId and state in ('held', 'ended') returning id",
);

export const listDue = statement<{ now: Date; limit: number }, { id: string }>(
  'assisted-bookings.list-due',
  "select id from assisted_bookings where state in ('begun', 'proven', 'held') and open_until <= $now order by open_until limit $limit",
);

export const openOf = statement<{ accountId: string }, { id: string }>(
  'assisted-bookings.open-of',
  "select id from assisted_bookings where account_id = $accountId and state in ('proven', 'held')",
);
