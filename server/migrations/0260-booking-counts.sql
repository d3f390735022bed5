-- How many bookings there are by what became of their money. With a million bookings, counting them for each dashboard took longer than all its other figures.

-- What became of the money of a booking, in the printed words; null if the hold ended unpaid. Tests compare with the product's rule.
create function booking_paid_word(state text, contest_outcome text) returns text language sql immutable parallel safe return
  case when state = 'expired' then null
       when state = 'awaiting-payment' then 'pending'
       when state = 'cancelled' or contest_outcome is not distinct from 'refunded' then 'cancelled'
       else 'paid' end;

-- Changes of these counts, whose sum is the count: a row for each change, so that two bookings never wait for each other. A job adds them up every hour.
create table booking_counts (
  word         text not null,
  is_emergency boolean not null,
  change       integer not null
);

create function count_booking() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before text := case when tg_op <> 'INSERT' then booking_paid_word(old.state, old.contest_outcome) end;
  after text := case when tg_op <> 'DELETE' then booking_paid_word(new.state, new.contest_outcome) end;
begin
  if before is not null then insert into booking_counts values (before, old.is_emergency, -1); end if;
  if after is not null then insert into booking_counts values (after, new.is_emergency, 1); end if;
  return null;
end $$;
create trigger count_booking after insert or delete on bookings for each row execute function count_booking();
create trigger count_booking_of_change after update of state, contest_outcome, is_emergency on bookings for each row
  when ((booking_paid_word(old.state, old.contest_outcome), old.is_emergency) is distinct from (booking_paid_word(new.state, new.contest_outcome), new.is_emergency))
  execute function count_booking();

-- Nobody writes bookings from here to the end of the migration, because the triggers hold their table.
insert into booking_counts (word, is_emergency, change)
select booking_paid_word(state, contest_outcome), is_emergency, count(*) from bookings where state <> 'expired' group by 1, 2;

-- Its only question is answered by the table.
drop index bookings_counted;
