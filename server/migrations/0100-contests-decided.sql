-- What somebody decided about a consultation that the patient contests.
alter table bookings
  -- 'kept': it took place and the doctor earns; 'refunded': it did not, and the patient's money goes back
  add column contest_outcome text,
  add column contest_decided_at timestamptz,
  add constraint bookings_contest_outcome_known check (contest_outcome in ('kept', 'refunded')),
  -- only what is contested is decided, once and at some moment
  add constraint bookings_contest_decided check (
    (contest_outcome is null) = (contest_decided_at is null) and (contest_outcome is null or contested_at is not null));
-- the contests that wait for somebody
create index bookings_contested on bookings (contested_at, id) where contested_at is not null and contest_outcome is null;

create function keep_contest_outcome() returns trigger language plpgsql as $$
begin
  if old.contest_outcome is not null and (new.contest_outcome, new.contest_decided_at) is distinct from (old.contest_outcome, old.contest_decided_at) then
    raise exception 'a contest is decided once' using errcode = 'check_violation', constraint = 'bookings_fixed';
  end if;
  return new;
end $$;
create trigger keep_contest_outcome before update of contest_outcome, contest_decided_at on bookings
  for each row execute function keep_contest_outcome();
