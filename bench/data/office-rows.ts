import type pg from 'pg';

interface Span {
  readonly first: number;
  readonly last: number;
  readonly people: readonly string[];
}

/** Bookings of three years, however few they are, in six countries. The house paid them, so no payment is needed. */
const BOOKINGS = `
insert into bookings (id, patient_id, doctor_id, country, doctor_type, call_type, is_emergency, starts_at, state, price_amount, price_currency, price_version,
  hold_expires_at, funding, emergency_state, rung_at, others_rung_at, accepted_by, cancelled_by, cancelled_at, created_at, confirmed_at, completed_at)
select uuidv7(), ($3::uuid[])[1 + n % cardinality($3::uuid[])], doctor, ($4::text[])[1 + (n * 7) % cardinality($4::text[])], 'general',
  case when n / 12 % 3 = 0 then 'video' else 'phone' end, urgent, case when state = 'scheduled' then date_trunc('hour', now()) + n * interval '30 minutes' else start end,
  state, 100000, 'TZS', 1, at + interval '10 minutes', case when funded then 'grant' end, case when urgent then 'accepted' end, case when urgent then at end,
  case when urgent then at end, case when urgent then doctor end, case when state = 'cancelled' then 'patient' end, case when state = 'cancelled' then at end,
  at, case when funded then at end, case when state = 'completed' then start + interval '20 minutes' end
from (
  select drawn.*, ($5::uuid[])[1 + (n * 31) % cardinality($5::uuid[])] as doctor, state in ('scheduled', 'completed', 'missed') as funded,
    n % 50 = 3 as urgent, date_trunc('hour', at) + interval '2 hours' as start
  from (
    select n, now() - interval '94000000 seconds' * (($2 + 1 - n)::float8 / ($2 + 1 - $1)) as at,
      case when n % 1000 = 5 then 'scheduled' when n % 50 = 3 then 'completed' when n % 10 = 1 then 'cancelled' when n % 10 = 2 then 'expired'
           when n % 100 = 4 then 'missed' else 'completed' end as state
    from generate_series($1::int, $2::int) n) drawn) made`;

const COUNTRIES = ['TZ', 'TZ', 'TZ', 'TZ', 'KE', 'KE', 'KE', 'UG', 'UG', 'RW', 'BI', 'ZA'];

/** Adds bookings from the first to the last number, with two thousand doctors. The triggers rest. */
export async function addBookings(owner: pg.Client, { first, last, people }: Span): Promise<void> {
  const { rows } = await owner.query<{ id: string }>('select id from doctors order by id limit 2000');
  await owner.query('alter table bookings disable trigger user');
  await owner.query(BOOKINGS, [first, last, people, COUNTRIES, rows.map(({ id }) => id)]);
  await owner.query('alter table bookings enable trigger user');
  await owner.query(
    `with gone as (delete from booking_counts)
     insert into booking_counts select booking_paid_word(state, contest_outcome), is_emergency, count(*) from bookings where state <> 'expired' group by 1, 2`,
  );
  await owner.query('vacuum (analyze) bookings');
}

/** Months of plans over three years, however few they are, and a coupon for each second one. */
const SUBSCRIPTIONS = `
with bought as (
  insert into subscriptions (id, account_id, plan_id, doctor_type, country, price, currency, calls, people, starts_at, ends_at, created_at)
  select uuidv7(), ($3::uuid[])[1 + n % cardinality($3::uuid[])], 'family', 'general', ($4::text[])[1 + (n * 7) % cardinality($4::text[])], 100000, 'TZS', 4, 4,
    at, at + interval '30 days', at
  from (select n, now() - interval '94000000 seconds' * (($2 + 1 - n)::float8 / ($2 + 1 - $1)) as at from generate_series($1::int, $2::int) n) drawn
  returning id, account_id, country, starts_at, ends_at)
insert into coupons (id, code, account_id, subscription_id, package_type, doctor_type, country, call_limit, created_at, expires_at)
select uuidv7(), (select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + ((n >> (5 * digit)) & 31)::int, 1), '' order by digit) from generate_series(0, 7) digit),
  account_id, id, 'family', 'general', country, 4, starts_at, ends_at
from (select bought.*, $1::bigint + row_number() over () as n from bought) numbered where n % 2 = 0`;

/** Adds subscriptions from the first to the last number. Whether two of one person overlap is of no account here. */
export async function addSubscriptions(owner: pg.Client, { first, last, people }: Span): Promise<void> {
  await owner.query('alter table subscriptions drop constraint if exists subscriptions_one_at_a_time');
  for (const table of ['subscriptions', 'coupons']) await owner.query(`alter table ${table} disable trigger user`);
  await owner.query(SUBSCRIPTIONS, [first, last, people, COUNTRIES]);
  for (const table of ['subscriptions', 'coupons']) await owner.query(`alter table ${table} enable trigger user`);
  await owner.query('vacuum (analyze) subscriptions');
  await owner.query('vacuum (analyze) coupons');
}
