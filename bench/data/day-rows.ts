import type pg from 'pg';
import { addPatients } from '../http/patients.ts';

const TABLES = ['bookings', 'call_sessions', 'cases'] as const;

/**
 * Adds a day of `bookings` paid appointments of the demo doctors, from an hour and a half ago on, and `open` things
 * that wait for the front desk: emergencies that ring, patients in the waiting room, and failed calls, a third of each.
 * They ring and wait from an hour ahead, so that no sweep rings further doctors while the product is measured at rest.
 */
export async function addTheDay(owner: pg.Client, bookings: number, open: number): Promise<void> {
  const third = Math.floor(open / 3);
  const patients = (await addPatients(owner, bookings + open)).map(({ accountId }) => accountId);
  for (const table of TABLES) await owner.query(`alter table ${table} disable trigger user`);
  await owner.query(
    `with doctor as (select id, row_number() over (order by id) - 1 as n, count(*) over () as count from doctors where verified_at is not null and left_at is null),
     slot as (select date_bin('30 minutes', now(), 'epoch') - interval '90 minutes' as first)
     insert into bookings (id, patient_id, doctor_id, country, doctor_type, call_type, starts_at, state, price_amount, price_currency, price_version,
       funding, confirmed_at, created_at)
     select uuidv7(), ($1::uuid[])[g.i], doctor.id, 'TZ', 'general', 'video', first + (g.i / doctor.count) * interval '30 minutes', 'scheduled', 1500000, 'TZS', 1,
            'grant', now() - interval '1 day', now() - interval '1 day'
       from generate_series(1, $2::int) g (i) cross join slot join doctor on doctor.n = g.i % doctor.count`,
    [patients, bookings],
  );
  await owner.query(
    `insert into bookings (id, patient_id, doctor_id, country, doctor_type, call_type, is_emergency, state, price_amount, price_currency, price_version,
       funding, confirmed_at, created_at, emergency_state, rung_at)
     select uuidv7(), id, (select id from doctors where verified_at is not null order by id limit 1), 'TZ', 'general', 'phone', true, 'scheduled', 600000, 'TZS', 1,
            'grant', now(), now(), 'ringing', now() + interval '1 hour'
       from unnest($1::uuid[]) id`,
    [patients.slice(bookings, bookings + third)],
  );
  await owner.query(
    `insert into call_sessions (booking_id, starts_at, created_at, patient_leg, patient_page, patient_seen_at)
     select id, starts_at, now(), uuidv7(), '0123456789ab', now() + interval '1 hour' from bookings
      where state = 'scheduled' and starts_at > now() order by starts_at, id limit $1`,
    [third],
  );
  await owner.query(
    `insert into cases (id, kind, subject_id, account_id, country, amount, currency, opened_at, due_at)
     select uuidv7(), 'failed-call', id::text, patient_id, country, price_amount, price_currency, now(), now() + interval '1 day' from bookings
      where state = 'scheduled' and starts_at < now() order by starts_at, id limit $1`,
    [third],
  );
  for (const table of TABLES) await owner.query(`alter table ${table} enable trigger user`);
  await owner.query('analyze bookings');
}
