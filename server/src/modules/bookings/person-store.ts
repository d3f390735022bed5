import { statement } from '../../platform/database/statement.ts';
import { PERSON_STANDS_BEFORE } from './rules.ts';
import type { BookingState } from './states.ts';

/** Those of these members of families for whom a booking is scheduled, or held at `now`. */
export const openPersons = statement<{ personIds: readonly string[]; now: Date }, { person_id: string }>(
  'bookings.open-persons',
  `select distinct person_id from bookings where person_id = any($personIds::uuid[])
      and (state = 'scheduled' or (state = 'awaiting-payment' and hold_expires_at > $now))`,
);

/** The paid appointments of a member that begin after `from`, the next one first. */
export const scheduledFor = statement<{ personId: string; from: Date }, { id: string }>(
  'bookings.scheduled-for-person',
  `select id from bookings where person_id = $personId and state = 'scheduled' and starts_at > $from order by starts_at, id`,
);

/** Was there ever a booking for this member that was paid? */
export const everVisited = statement<{ personId: string }, { visited: boolean }>(
  'bookings.ever-visited',
  'select exists (select from bookings where person_id = $personId and funding is not null) as visited',
);

/** The members of families for whom some of these bookings are. */
export const membersOf = statement<{ bookingIds: readonly string[] }, { id: string; person_id: string }>(
  'bookings.members-of',
  'select id, person_id from bookings where id = any($bookingIds::uuid[]) and person_id is not null',
);

/** The newest bookings for some members of families. */
export const ofMembers = statement<{ personIds: readonly string[]; limit: number }, { id: string }>(
  'bookings.of-members',
  'select id from bookings where person_id = any($personIds::uuid[]) order by created_at desc, id desc limit $limit',
);

/**
 * Says that a paid appointment is for somebody else, with what its doctor reads of the reason. Changes no row unless it
 * is scheduled, begins after `startsAfter` and was not moved away from a time at which its call could be open, so that
 * nothing is written about the person before.
 */
export const changePerson = statement<{
  bookingId: string;
  personId: string | null;
  reasonSealed: Buffer | null;
  startsAfter: Date;
}>(
  'bookings.change-person',
  `update bookings b set person_id = $personId, reason_sealed = $reasonSealed, person_changes = person_changes + 1
    where id = $bookingId and state = 'scheduled' and not is_emergency and starts_at > $startsAfter
      and not exists (select from booking_moves m
                       where m.booking_id = b.id and m.moved_at >= m.from_at - interval '${PERSON_STANDS_BEFORE / 1000} seconds')`,
);

interface PersonSpan {
  readonly patientId: string;
  readonly memberId: string | null;
  /** Only the appointments with this doctor; null for all. */
  readonly doctorId: string | null;
  readonly from: Date;
  readonly until: Date;
}

const PAID_OF_PERSON = `patient_id = $patientId and person_id is not distinct from $memberId::uuid and funding is not null
      and ($doctorId::uuid is null or coalesce(accepted_by, doctor_id) = $doctorId::uuid) and starts_at >= $from and starts_at < $until`;

/** The paid appointments of a person that began, or were to begin, in a span of time; the earliest first. */
export const between = statement<PersonSpan, { id: string; doctor_id: string; starts_at: Date; state: BookingState }>(
  'bookings.of-person-between',
  `select id, coalesce(accepted_by, doctor_id) as doctor_id, starts_at, state from bookings
    where ${PAID_OF_PERSON} order by starts_at, id limit 200`,
);

/** The months on a clock, 'YYYY-MM', in which a person had paid appointments in a span of time. */
export const months = statement<PersonSpan & { zone: string }, { month: string }>(
  'bookings.months-of-person',
  `select distinct to_char(starts_at at time zone $zone, 'YYYY-MM') as month from bookings where ${PAID_OF_PERSON}`,
);

/** The last completed visit of a person since a moment, with the doctor who came. */
export const lastVisit = statement<
  { patientId: string; memberId: string | null; since: Date },
  { id: string; doctor_id: string }
>(
  'bookings.last-visit',
  `select id, coalesce(accepted_by, doctor_id) as doctor_id from bookings
    where patient_id = $patientId and person_id is not distinct from $memberId::uuid and state = 'completed'
      and starts_at >= $since
    order by starts_at desc, id desc limit 1`,
);
