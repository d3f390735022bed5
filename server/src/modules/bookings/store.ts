import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import type { DoctorType } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';
import type { BookingState, Canceller, EmergencyState, Funding } from './states.ts';

export interface BookingRow {
  readonly id: string;
  readonly patient_id: string;
  readonly doctor_id: string;
  readonly country: CountryCode;
  readonly doctor_type: DoctorType;
  readonly call_type: 'phone' | 'video';
  readonly is_emergency: boolean;
  readonly starts_at: Date | null;
  /** Later than the start: when the doctor said to be there. */
  readonly expected_at: Date | null;
  readonly state: BookingState;
  readonly price_amount: number;
  readonly price_currency: Currency;
  readonly price_version: number;
  readonly hold_expires_at: Date | null;
  readonly payment_id: string | null;
  readonly funding: Funding | null;
  readonly reason_sealed: Buffer | null;
  readonly emergency_state: EmergencyState | null;
  readonly rung_at: Date | null;
  /** Until then only the doctor asked for is rung. */
  readonly alone_until: Date | null;
  /** Since when the doctors on call are rung. */
  readonly others_rung_at: Date | null;
  readonly accepted_by: string | null;
  readonly cancelled_by: Canceller | null;
  readonly cancelled_at: Date | null;
  readonly cancel_reason_sealed: Buffer | null;
  readonly rescheduled_count: number;
  readonly movable_until: Date | null;
  readonly reminder_due: boolean;
  /** Completed by the doctor's word only: until when the patient may contest it. */
  readonly contestable_until: Date | null;
  readonly contested_at: Date | null;
  /** When the patient said that the two did not speak. */
  readonly denied_at: Date | null;
  readonly created_at: Date;
}

export const BOOKING = `id, patient_id, doctor_id, country, doctor_type, call_type, is_emergency, starts_at, expected_at, state, price_amount, price_currency, price_version,
  hold_expires_at, payment_id, funding, reason_sealed, emergency_state, rung_at, alone_until, others_rung_at, accepted_by, cancelled_by, cancelled_at, cancel_reason_sealed, rescheduled_count, movable_until,
  contestable_until, contested_at, denied_at, reminder_due, created_at`;

/** Every change of who has which slot passes here first, always in this order: the patient, then the doctor. No two changes can then wait for each other. */
export const lockPeople = statement(
  'bookings.lock-people',
  "select pg_advisory_xact_lock(hashtextextended('bookings.patient ' || $1::text, 0)), pg_advisory_xact_lock(hashtextextended('bookings.doctor ' || $2::text, 0))",
);

export const find = statement<BookingRow>('bookings.find', `select ${BOOKING} from bookings where id = $1`);
export const findLocked = statement<BookingRow>('bookings.find-locked', `select ${BOOKING} from bookings where id = $1 for update`);
export const findOwn = statement<BookingRow>('bookings.find-own', `select ${BOOKING} from bookings where id = $1 and patient_id = $2`);
export const findOwnLocked = statement<BookingRow>('bookings.find-own-locked', `select ${BOOKING} from bookings where id = $1 and patient_id = $2 for update`);

/** $1 patient, $2 doctor, $3 slot, $4 now. */
const EXPIRE_IN_THE_WAY = `update bookings set state = 'expired'
   where state = 'awaiting-payment' and hold_expires_at <= $4 and (patient_id = $1 or (doctor_id = $2 and starts_at = $3))
   returning doctor_id`;

/** Conditional: only holds whose ten minutes are over, of this patient or of this slot. */
export const expireInTheWay = statement<{ doctor_id: string }>('bookings.expire-in-the-way', EXPIRE_IN_THE_WAY);

export interface InTheWay {
  /** The doctors of the overdue holds that stood in the way and stand no more. */
  readonly freed: string[] | null;
  /** The patient's own unpaid hold of exactly this slot, for a request that is made again. */
  readonly same: string | null;
  /** The patient's own unpaid hold of another time or type with the same doctor: it makes room. */
  readonly other: string | null;
  /** How many unpaid holds the patient has now. */
  readonly holds: number;
  /** The patient's last own cancellations, newest first. */
  readonly cancels: Date[] | null;
}

/** What stands between a patient and a slot; $5 the type of call, $6 since when cancellations count. Overdue holds are put aside. */
export const clearTheWay = statement<InTheWay>(
  'bookings.clear-the-way',
  `with gone as (${EXPIRE_IN_THE_WAY}), held as (
     select id, doctor_id, starts_at, call_type, is_emergency from bookings where patient_id = $1 and state = 'awaiting-payment' and hold_expires_at > $4)
   select (select array_agg(doctor_id) from gone) as freed,
          (select id from held where doctor_id = $2 and starts_at = $3 and call_type = $5) as same,
          (select id from held where doctor_id = $2 and $3::timestamptz is not null and not is_emergency and (starts_at, call_type) is distinct from ($3, $5)) as other,
          (select count(*) from held) as holds,
          (select array_agg(cancelled_at order by cancelled_at desc) from bookings
           where patient_id = $1 and cancelled_by = 'patient' and cancelled_at > $6) as cancels`,
);

/** Conditional: no row when the slot or the patient's time is taken. The constraints decide. */
export const hold = statement<BookingRow>(
  'bookings.hold',
  `insert into bookings (id, patient_id, doctor_id, country, doctor_type, call_type, is_emergency, starts_at,
                         price_amount, price_currency, price_version, hold_expires_at, reason_sealed, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
   on conflict do nothing
   returning ${BOOKING}`,
);

/** Is the patient in another live booking at that time? */
export const isPatientBusy = statement<{ busy: boolean }>(
  'bookings.is-patient-busy',
  `select exists (select from bookings where patient_id = $1 and starts_at = $2 and not is_emergency and state in ('awaiting-payment', 'scheduled') and id is distinct from $3) as busy`,
);

/** Has somebody else the slot already, as far as can be seen? Lets the many who come too late go without waiting for any lock. */
export const isSeenTaken = statement<{ taken: boolean }>(
  'bookings.is-seen-taken',
  `select exists (select from bookings where doctor_id = $1 and starts_at = $2 and patient_id <> $3 and not is_emergency
     and (state = 'scheduled' or (state = 'awaiting-payment' and hold_expires_at > $4))) as taken`,
);

/** What nobody else may have; $5 is the patient whose own unpaid hold is still offered, or null. */
export const taken = statement<{ starts_at: Date }>(
  'bookings.taken',
  `select starts_at from bookings
   where doctor_id = $1 and starts_at >= $2 and starts_at < $3 and not is_emergency
     and (state = 'scheduled' or (state = 'awaiting-payment' and hold_expires_at > $4 and patient_id is distinct from $5::uuid))`,
);

/** Every change of who has a slot of this doctor waits for the end of the transaction that runs this. */
export const lockDoctor = statement('bookings.lock-doctor', "select pg_advisory_xact_lock(hashtextextended('bookings.doctor ' || $1::text, 0))");

/** Half hours of a doctor that patients have or are paying for, from now on. */
export const takenFrom = statement<{ starts_at: Date }>(
  'bookings.taken-from',
  `select starts_at from bookings
   where doctor_id = $1 and starts_at >= $2 and not is_emergency
     and (state = 'scheduled' or (state = 'awaiting-payment' and hold_expires_at > $2))
   order by starts_at`,
);

/** Conditional: the payment opened for a booking that is still held. */
export const nameOpenPayment = statement(
  'bookings.name-open-payment',
  "update bookings set payment_id = $2 where id = $1 and state = 'awaiting-payment'",
);

/** Conditional: a held booking, or an expired one whose slot and patient are free. Zero rows mean that the payment came too late. */
export const moveToScheduled = statement(
  'bookings.move-to-scheduled',
  `update bookings b
   set state = 'scheduled', funding = $2, payment_id = $3, confirmed_at = $4, reminder_due = $5,
       emergency_state = case when is_emergency then 'ringing' end, rung_at = case when is_emergency then $4::timestamptz end
   where id = $1 and state in ('awaiting-payment', 'expired') and (starts_at is null or starts_at > $4)
     and (state = 'awaiting-payment' or not exists (
       select from bookings other
       where other.id <> b.id and other.state in ('awaiting-payment', 'scheduled') and other.is_emergency = b.is_emergency
         and case when b.is_emergency then other.patient_id = b.patient_id and other.accepted_by is null
                  else other.starts_at = b.starts_at and (other.doctor_id = b.doctor_id or other.patient_id = b.patient_id) end))`,
);

/** Conditional: a hold whose time is over. */
export const moveToExpired = statement<BookingRow>(
  'bookings.move-to-expired',
  `update bookings set state = 'expired' where id = $1 and state = 'awaiting-payment' and hold_expires_at <= $2 returning ${BOOKING}`,
);

/** Conditional: up to 500 overdue holds, each once even when two processes sweep. */
export const expireOverdue = statement<{ id: string; doctor_id: string; patient_id: string }>(
  'bookings.expire-overdue',
  `update bookings set state = 'expired'
   where id in (select id from bookings where state = 'awaiting-payment' and hold_expires_at <= $1 order by hold_expires_at limit 500 for update skip locked)
   returning id, doctor_id, patient_id`,
);

/** Conditional: before the start only. */
export const moveToCancelled = statement(
  'bookings.move-to-cancelled',
  `update bookings set state = 'cancelled', cancelled_by = $2, cancelled_at = $3, cancel_reason_sealed = $4
   where id = $1 and (state = 'awaiting-payment' or (state = 'scheduled' and (starts_at is null or starts_at > $3)))`,
);

/** Conditional: a scheduled booking that has begun, and whose doctor did not come. */
export const moveToCalledOff = statement(
  'bookings.move-to-called-off',
  "update bookings set state = 'cancelled', cancelled_by = 'system', cancelled_at = $2 where id = $1 and state = 'scheduled' and starts_at <= $2",
);

/** Conditional: a scheduled booking that has begun, and whose patient did not come. */
export const moveToMissed = statement(
  'bookings.move-to-missed',
  "update bookings set state = 'missed' where id = $1 and state = 'scheduled' and starts_at <= $2",
);

/** $1 doctor, from $2 until before $3: paid appointments that have not taken place. */
export const openStarts = statement<{ starts_at: Date }>(
  'bookings.open-starts',
  `select starts_at from bookings where doctor_id = $1 and starts_at >= $2 and starts_at < $3 and state = 'scheduled' and not is_emergency order by starts_at`,
);

/** $1 until before $2: scheduled appointments with such a start. */
export const unsettled = statement<{ id: string; starts_at: Date }>(
  'bookings.unsettled',
  "select id, starts_at from bookings where state = 'scheduled' and starts_at >= $1 and starts_at < $2 order by starts_at limit 500",
);

/** Conditional: still at the old time, and doctor and patient are free at the new one. */
export const moveToSlot = statement(
  'bookings.move-to-slot',
  `update bookings b set starts_at = $3, expected_at = null, rescheduled_count = rescheduled_count + 1, movable_until = null, denied_at = null, reminder_due = $5
   where id = $1 and state = 'scheduled' and not is_emergency and starts_at = $2 and (starts_at > $4 or movable_until > $4)
     and not exists (
       select from bookings other
       where other.id <> b.id and other.state in ('awaiting-payment', 'scheduled') and not other.is_emergency
         and other.starts_at = $3 and (other.doctor_id = b.doctor_id or other.patient_id = b.patient_id))`,
);

/** Conditional: an appointment by video that still stands. */
export const letMove = statement(
  'bookings.let-move',
  "update bookings set movable_until = $2 where id = $1 and state = 'scheduled' and call_type = 'video' and not is_emergency and starts_at < $2 and movable_until is null",
);

/** Forgets what an erased person wrote. */
export const redact = statement('bookings.redact', 'update bookings set reason_sealed = null, cancel_reason_sealed = null where patient_id = $1');

export const ofPatient = statement<{ id: string }>('bookings.of-patient', 'select id from bookings where patient_id = $1');
