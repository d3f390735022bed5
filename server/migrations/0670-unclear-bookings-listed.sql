-- A hold that ended while its payment may still succeed is no failed booking: people who work here find it until the payment has an outcome.
alter table bookings add column awaits_answer boolean not null default false;
update bookings b set awaits_answer = true
 where b.state = 'expired' and exists (
   select from payments p where p.id = b.payment_id and not p.surplus
      and (p.state in ('requested', 'unknown') or (p.state = 'created' and p.checkout_at is not null)));

-- The lists of bookings read these indexes; the release before asks for `state <> 'expired'`, which they have too.
drop index bookings_by_doctor;
create index bookings_by_doctor on bookings ((coalesce(accepted_by, doctor_id)), created_at desc, id desc)
  include (accepted_by, doctor_id) where state <> 'expired' or awaits_answer;
drop index bookings_newest;
create index bookings_newest on bookings (created_at desc, id desc)
  include (call_type, is_emergency, state, contest_outcome, country, starts_at) where state <> 'expired' or awaits_answer;
drop index bookings_by_state;
create index bookings_by_state on bookings (state, created_at desc, id desc)
  include (call_type, is_emergency, contest_outcome, country, starts_at) where state <> 'expired' or awaits_answer;
drop index bookings_by_country;
create index bookings_by_country on bookings (country, created_at desc, id desc)
  include (call_type, is_emergency, state, contest_outcome, starts_at) where state <> 'expired' or awaits_answer;
drop index bookings_by_day;
create index bookings_by_day on bookings ((coalesce(starts_at, created_at)))
  include (starts_at, created_at, id, call_type, is_emergency, state, contest_outcome, country) where state <> 'expired' or awaits_answer;
drop index bookings_by_payment;
create index bookings_by_payment on bookings
  ((case when state in ('awaiting-payment', 'expired') then 'pending' when state = 'cancelled' or contest_outcome is not distinct from 'refunded' then 'cancelled' else 'paid' end), created_at desc, id desc)
  include (call_type, is_emergency, state, contest_outcome, country, starts_at) where state <> 'expired' or awaits_answer;
-- Those whose payment nobody has decided: a job looks at them.
create index bookings_awaiting_answer on bookings (hold_expires_at) where state = 'expired' and awaits_answer;

-- What became of the money of a booking, in the printed words; null if the hold ended and no answer is awaited. Tests compare with the product's rule.
create function booking_paid_word(state text, contest_outcome text, awaits_answer boolean) returns text language sql immutable parallel safe return
  case when state = 'expired' and not awaits_answer then null
       when state in ('awaiting-payment', 'expired') then 'pending'
       when state = 'cancelled' or contest_outcome is not distinct from 'refunded' then 'cancelled'
       else 'paid' end;
create or replace function count_booking() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before text := case when tg_op <> 'INSERT' then booking_paid_word(old.state, old.contest_outcome, old.awaits_answer) end;
  after text := case when tg_op <> 'DELETE' then booking_paid_word(new.state, new.contest_outcome, new.awaits_answer) end;
begin
  if before is not null then insert into booking_counts values (before, old.is_emergency, -1); end if;
  if after is not null then insert into booking_counts values (after, new.is_emergency, 1); end if;
  return null;
end $$;
drop trigger count_booking_of_change on bookings;
create trigger count_booking_of_change after update of state, contest_outcome, is_emergency, awaits_answer on bookings for each row
  when ((booking_paid_word(old.state, old.contest_outcome, old.awaits_answer), old.is_emergency) is distinct from (booking_paid_word(new.state, new.contest_outcome, new.awaits_answer), new.is_emergency))
  execute function count_booking();
insert into booking_counts (word, is_emergency, change)
select 'pending', is_emergency, count(*) from bookings where state = 'expired' and awaits_answer group by 2;
