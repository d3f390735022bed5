-- Credit: what is left of the price of an appointment that its patient missed, for another appointment until it ends.
-- How much of it there is in all says the ledger (`credit:<patient>:<currency>`); here stands from which appointment it is and when it ends.
create table credits (
  id          uuid primary key,
  patient_id  uuid not null references accounts (id),
  -- the missed appointment
  booking_id  uuid not null,
  -- minor units
  amount      bigint not null,
  currency    text not null,
  -- what is neither set aside for a held appointment, nor has paid for one, nor has gone to the house
  free        bigint not null,
  -- what has gone to the house
  ended       bigint not null default 0,
  -- for how many days it was given, and on whose clock these days end
  days        integer not null,
  time_zone   text not null,
  created_at  timestamptz not null,
  ends_at     timestamptz not null,
  -- a missed appointment gives credit once
  constraint credits_one_each unique (booking_id),
  constraint credits_amount_positive check (amount > 0),
  -- nothing is spent twice, and no credit is ever below zero
  constraint credits_not_negative check (free >= 0 and ended >= 0 and free + ended <= amount),
  constraint credits_days_sane check (days between 1 and 365 and ends_at > created_at)
);
-- the credit that somebody still has, that which ends first at the front
create index credits_of_patient on credits (patient_id, currency, ends_at, id);
create index credits_to_end on credits (ends_at) where free > 0;

-- Which credit is set aside for which held appointment, and which has paid for one. What was set aside and not used is deleted.
create table credit_uses (
  credit_id      uuid not null references credits (id),
  booking_id     uuid not null,
  -- minor units
  amount         bigint not null,
  state          text not null default 'reserved',
  -- the end of the hold for which it is set aside
  reserved_until timestamptz not null,
  used_at        timestamptz,
  returned_at    timestamptz,
  -- a credit is used once for an appointment
  primary key (credit_id, booking_id),
  constraint credit_uses_amount_positive check (amount > 0),
  constraint credit_uses_state_known check (state in ('reserved', 'used', 'returned')),
  constraint credit_uses_whole check ((state = 'reserved') = (used_at is null) and (state = 'returned') = (returned_at is not null))
);
create index credit_uses_of_booking on credit_uses (booking_id);
create index credit_uses_reserved on credit_uses (reserved_until) where state = 'reserved';

-- From which appointment a credit is, and how much it was, never changes; what has gone to the house stays there.
create function guard_credit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'a credit is never deleted' using errcode = 'restrict_violation'; end if;
  if (new.id, new.patient_id, new.booking_id, new.amount, new.currency, new.days, new.time_zone, new.created_at)
     is distinct from (old.id, old.patient_id, old.booking_id, old.amount, old.currency, old.days, old.time_zone, old.created_at) or new.ended < old.ended then
    raise exception 'credit % was given as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_credit before update or delete on credits for each row execute function guard_credit();

-- What was set aside is used or set free; what has paid comes back once.
create function guard_credit_use() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'reserved' then raise exception 'credit that has paid is not forgotten' using errcode = 'restrict_violation'; end if;
    return old;
  end if;
  if (new.credit_id, new.booking_id, new.amount) is distinct from (old.credit_id, old.booking_id, old.amount)
     or (old.state, new.state) not in (('reserved', 'used'), ('used', 'returned')) then
    raise exception 'credit is set aside, used and given back in this order' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_credit_use before update or delete on credit_uses for each row execute function guard_credit_use();

-- A patient sees the own credit; only the product changes it.
create policy rows_of_people on credits
  using ((select acts_for_all()) or patient_id = (select acting_patient()))
  with check ((select acts_for_all()));
create policy rows_of_people on credit_uses
  using ((select acts_for_all()) or exists (select from credits c where c.id = credit_uses.credit_id))
  with check ((select acts_for_all()));
-- Also what the patient sees is set free by the product alone.
create policy freed_by_the_product on credit_uses as restrictive for delete using ((select acts_for_all()));
alter table credits enable row level security;
alter table credits force row level security;
alter table credit_uses enable row level security;
alter table credit_uses force row level security;
