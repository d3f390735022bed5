-- Which booking a call of a coupon pays for, and what that call is worth for the doctor's share.
create table coupon_uses (
  -- a booking uses one call
  booking_id  uuid primary key,
  coupon_id   uuid not null references coupons (id),
  -- minor units: the price of the plan by its calls; without a plan the price of the booking
  amount      bigint not null,
  currency    text not null,
  -- from what the plan's owner has paid, or from the house
  paid_by     text not null,
  state       text not null default 'used',
  used_at     timestamptz not null,
  -- the visit was cancelled by rule, and the call came back
  returned_at timestamptz,
  constraint coupon_uses_amount_positive check (amount > 0),
  constraint coupon_uses_payer_known check (paid_by in ('plan', 'house')),
  constraint coupon_uses_state_known check (state in ('used', 'returned')),
  constraint coupon_uses_whole check ((state = 'returned') = (returned_at is not null))
);
create index coupon_uses_of_coupon on coupon_uses (coupon_id);

-- What a call paid never changes, and it comes back once.
create function guard_coupon_use() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - 'state' - 'returned_at') <> (to_jsonb(old) - 'state' - 'returned_at')
     or (old.state, new.state) <> ('used', 'returned') then
    raise exception 'a call is used, and comes back once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_coupon_use before update or delete on coupon_uses for each row execute function guard_coupon_use();

-- A patient sees the uses of the own coupons; only the product writes.
create policy rows_of_people on coupon_uses
  using ((select acts_for_all()) or exists (select from coupons c where c.id = coupon_uses.coupon_id))
  with check ((select acts_for_all()));
alter table coupon_uses enable row level security;
alter table coupon_uses force row level security;
