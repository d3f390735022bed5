import type { Currency } from '@tabibu/contract/currencies';
import { statement } from '../../platform/database/statement.ts';

export interface CreditRow {
  readonly id: string;
  readonly patient_id: string;
  readonly booking_id: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly free: number;
  readonly ended: number;
  readonly days: number;
  readonly time_zone: string;
  readonly created_at: Date;
  readonly ends_at: Date;
}

export interface UseRow {
  readonly credit_id: string;
  readonly booking_id: string;
  readonly amount: number;
  readonly state: 'reserved' | 'used' | 'returned';
}

const CREDIT = 'id, patient_id, booking_id, amount, currency, free, ended, days, time_zone, created_at, ends_at';
const USE = 'credit_id, booking_id, amount, state';

/** Adds credit. Adds no row when the appointment has given its credit before. */
export const give = statement<
  {
    id: string;
    patientId: string;
    bookingId: string;
    amount: number;
    currency: string;
    days: number;
    zone: string;
    /** Whether the house gave it. */
    fromHouse: boolean;
    now: Date;
    endsAt: Date;
  },
  CreditRow
>(
  'credits.give',
  `insert into credits (id, patient_id, booking_id, amount, currency, free, days, time_zone, from_house, created_at, ends_at)
   values ($id, $patientId, $bookingId, $amount, $currency, $amount, $days, $zone, $fromHouse, $now, $endsAt) on conflict (booking_id) do nothing returning ${CREDIT}`,
  { guarded: true },
);

/** The credit that an appointment has given. */
export const ofBooking = statement<{ bookingId: string }, CreditRow>(
  'credits.of-booking',
  `select ${CREDIT} from credits where booking_id = $bookingId`,
  { guarded: true },
);

/** Has a patient credit in a currency, free or set aside? */
export const hasAny = statement<{ patientId: string; currency: string }, { has: boolean }>(
  'credits.has-any',
  `select exists (select from credits c where c.patient_id = $patientId and c.currency = $currency
     and (c.free > 0 or exists (select from credit_uses u where u.credit_id = c.id and u.state = 'reserved'))) as has`,
  { guarded: true },
);

/** Locks all credit of a patient in a currency until the transaction ends. */
export const lock = statement<{ patientId: string; currency: string }, { id: string }>(
  'credits.lock',
  'select id from credits where patient_id = $patientId and currency = $currency order by id for update',
  { guarded: true },
);

/**
 * Sets free what was set aside for a hold of patient `patientId` that ended by `now`. Locks nothing by itself: `lock`
 * comes first.
 */
export const freeOverdue = statement<{ patientId: string; currency: string; now: Date }>(
  'credits.free-overdue',
  `with over as (
     delete from credit_uses u using credits c
      where c.id = u.credit_id and c.patient_id = $patientId and c.currency = $currency and u.state = 'reserved' and u.reserved_until <= $now
     returning u.credit_id, u.amount)
   update credits set free = free + back.amount from (select credit_id, sum(amount)::bigint as amount from over group by credit_id) back where id = back.credit_id`,
  { guarded: true },
);

/** The credit of a patient in a currency that can be used at `now`, that which ends first at the front. */
export const usable = statement<{ patientId: string; currency: string; now: Date }, CreditRow>(
  'credits.usable',
  `select ${CREDIT} from credits where patient_id = $patientId and currency = $currency and free > 0 and ends_at > $now order by ends_at, id`,
  { guarded: true },
);

/** Sets a part of a credit aside for a booking. */
export const reserve = statement<{ id: string; bookingId: string; amount: number; until: Date }>(
  'credits.reserve',
  `with taken as (update credits set free = free - $amount where id = $id returning id)
   insert into credit_uses (credit_id, booking_id, amount, reserved_until) select id, $bookingId, $amount, $until from taken`,
  { guarded: true },
);

/** How much is set aside for a booking. */
export const reservedFor = statement<{ bookingId: string }, { amount: number }>(
  'credits.reserved-for',
  "select coalesce(sum(amount), 0)::bigint as amount from credit_uses where booking_id = $bookingId and state = 'reserved'",
  { guarded: true },
);

/** Sets free what is set aside for a booking. */
export const release = statement<{ bookingId: string }>(
  'credits.release',
  `with back as (delete from credit_uses where booking_id = $bookingId and state = 'reserved' returning credit_id, amount)
   update credits set free = free + back.amount from back where id = back.credit_id`,
  { guarded: true },
);

/** Marks what is set aside for a booking as used. */
export const use = statement<{ bookingId: string; now: Date }, UseRow>(
  'credits.use',
  `update credit_uses set state = 'used', used_at = $now where booking_id = $bookingId and state = 'reserved' returning ${USE}`,
  { guarded: true },
);

/** The credits that paid for a booking, locked, with how much of each did. */
export const usedFor = statement<{ bookingId: string }, CreditRow & { used: number }>(
  'credits.used-for',
  `select c.id, c.patient_id, c.booking_id, c.amount, c.currency, c.free, c.ended, c.days, c.time_zone, c.created_at, c.ends_at, u.amount as used
     from credit_uses u join credits c on c.id = u.credit_id where u.booking_id = $bookingId and u.state = 'used' order by c.id for update`,
  { guarded: true },
);

/** Gives a part of a credit back that had paid for a booking. */
export const giveBack = statement<{ id: string; bookingId: string; now: Date; endsAt: Date }>(
  'credits.give-back',
  `with back as (update credit_uses set state = 'returned', returned_at = $now where credit_id = $id and booking_id = $bookingId and state = 'used' returning amount)
   update credits set free = free + back.amount, ends_at = $endsAt from back where id = $id`,
  { guarded: true },
);

/** What a patient can use at `now`, that which ends first at the front. What a hold that is over kept aside counts. */
export const listOf = statement<
  { patientId: string; now: Date },
  { currency: Currency; amount: number; ends_at: Date; time_zone: string }
>(
  'credits.list-of',
  `select currency, sum(free)::bigint as amount, ends_at, time_zone from (
     select c.currency, c.ends_at, c.time_zone, c.free + coalesce((select sum(u.amount) from credit_uses u
              where u.credit_id = c.id and u.state = 'reserved' and u.reserved_until <= $now), 0) as free
       from credits c where c.patient_id = $patientId and c.ends_at > $now) as lots
   where free > 0 group by currency, ends_at, time_zone order by ends_at, currency`,
  { guarded: true },
);

/** People whose credit has ended, or for whom something was set aside longer than the hold; at most 200. */
export const overdue = statement<{ now: Date }, { patient_id: string; currency: Currency }>(
  'credits.overdue',
  `select patient_id, currency from credits where free > 0 and ends_at <= $now
   union select c.patient_id, c.currency from credit_uses u join credits c on c.id = u.credit_id where u.state = 'reserved' and u.reserved_until <= $now
   limit 200`,
  { guarded: true },
);

/** The currencies in which a person has free credit. */
export const currenciesOf = statement<{ patientId: string }, { currency: Currency }>(
  'credits.currencies-of',
  'select distinct currency from credits where patient_id = $patientId and free > 0',
  { guarded: true },
);

/** Ends what is free of the credit of a person in a currency that was to end by `endedBy`. */
export const end = statement<
  { patientId: string; currency: string; endedBy: Date | null },
  { id: string; amount: number; ended: number; from_house: boolean }
>(
  'credits.end',
  `update credits c set free = 0, ended = c.ended + c.free from credits before
    where c.id = before.id and c.patient_id = $patientId and c.currency = $currency and c.free > 0 and ($endedBy::timestamptz is null or c.ends_at <= $endedBy)
   returning c.id, before.free as amount, c.ended, c.from_house`,
  { guarded: true },
);
