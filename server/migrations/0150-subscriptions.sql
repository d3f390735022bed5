-- Care plans that people have bought for a month. The terms are those of the day of buying; nothing changes them afterwards.
create table subscriptions (
  id          uuid primary key,
  account_id  uuid not null references accounts (id),
  plan_id     text not null,
  doctor_type text not null,
  country     text not null,
  -- what was paid, in minor units
  price       bigint not null,
  currency    text not null,
  -- consultations that the plan includes, and people it is for, the payer included
  calls       integer not null,
  people      integer not null,
  starts_at   timestamptz not null,
  ends_at     timestamptz not null,
  created_at  timestamptz not null,
  constraint subscriptions_plan_named check (plan_id ~ '^[a-z][a-z0-9_]{0,39}$'),
  constraint subscriptions_doctor_type_known check (doctor_type in ('general', 'specialist')),
  constraint subscriptions_terms_sane check (price >= 0 and calls > 0 and people > 0),
  constraint subscriptions_month_whole check (ends_at > starts_at),
  -- bought again early, a plan begins when the one before it ends
  constraint subscriptions_one_at_a_time exclude using gist (
    account_id with =, plan_id with =, doctor_type with =, tstzrange(starts_at, ends_at) with &&)
);
create index subscriptions_newest on subscriptions (created_at desc, id desc);
create index subscriptions_of_account on subscriptions (account_id);

-- Codes that pay for calls. `calls_used` rises by a conditional update, so the last call goes to one of two rivals.
create table coupons (
  id              uuid primary key,
  code            text not null,
  account_id      uuid not null references accounts (id),
  subscription_id uuid references subscriptions (id),
  package_type    text not null,
  doctor_type     text not null,
  country         text not null,
  call_limit      integer not null,
  calls_used      integer not null default 0,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  -- replaced by another code, or its owner's account was deleted
  revoked_at      timestamptz,
  -- the administrator who made it by hand, why, and the second one from the sixth of a day on
  made_by         uuid references accounts (id),
  reason          text,
  approved_by     uuid references accounts (id),
  -- a code names one coupon
  constraint coupons_code_unique unique (code),
  -- eight characters that cannot be mistaken for each other: no I, O, 0 and 1
  constraint coupons_code_form check (code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  constraint coupons_package_named check (package_type ~ '^[a-z][a-z0-9_]{0,39}$'),
  constraint coupons_doctor_type_known check (doctor_type in ('general', 'specialist')),
  -- no call is used that the coupon does not have
  constraint coupons_calls_within_limit check (calls_used between 0 and call_limit and call_limit > 0),
  constraint coupons_end_after_start check (expires_at > created_at),
  -- made by hand with a reason and for at most thirty calls; otherwise it belongs to what was bought
  constraint coupons_origin_whole check (
    case when made_by is null then subscription_id is not null and reason is null and approved_by is null
         else reason is not null and length(reason) between 1 and 500 and call_limit <= 30 end),
  -- nobody makes a coupon for the own account, nor approves the own one
  constraint coupons_for_somebody_else check (made_by <> account_id and approved_by <> account_id),
  constraint coupons_two_people check (approved_by <> made_by)
);
-- a subscription has one coupon that counts
create unique index coupons_one_of_subscription on coupons (subscription_id) where revoked_at is null;
create index coupons_of_subscription on coupons (subscription_id);
create index coupons_of_account on coupons (account_id);
create index coupons_newest on coupons (created_at desc, id desc);
create index coupons_by_hand on coupons (made_by, created_at) where made_by is not null;

-- Each time that a code was sent to its owner. What became of the text message stands in `notices`.
create table coupon_sendings (
  id         uuid primary key,
  coupon_id  uuid not null references coupons (id),
  sent_by    uuid not null references accounts (id),
  created_at timestamptz not null
);
create index coupon_sendings_of_coupon on coupon_sendings (coupon_id, created_at desc, id desc);

-- What was bought stays as it was.
create function guard_subscription() returns trigger language plpgsql as $$
begin
  raise exception 'a subscription keeps its terms' using errcode = 'restrict_violation';
end $$;
create trigger guard_subscription before update or delete on subscriptions for each row execute function guard_subscription();

-- Of a coupon only the used calls change, and it is revoked once.
create function guard_coupon() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'a coupon is never deleted' using errcode = 'restrict_violation'; end if;
  if (to_jsonb(new) - 'calls_used' - 'revoked_at') <> (to_jsonb(old) - 'calls_used' - 'revoked_at')
     or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at) then
    raise exception 'coupon % was made as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_coupon before update or delete on coupons for each row execute function guard_coupon();

-- A plan may name an illness: patients see the own rows, and only the product writes.
create policy rows_of_people on subscriptions
  using ((select acts_for_all()) or account_id = (select acting_patient()))
  with check ((select acts_for_all()));
create policy rows_of_people on coupons
  using ((select acts_for_all()) or account_id = (select acting_patient()))
  with check ((select acts_for_all()));
create policy rows_of_people on coupon_sendings
  using ((select acts_for_all()) or exists (select from coupons c where c.id = coupon_sendings.coupon_id))
  with check ((select acts_for_all()));
alter table subscriptions enable row level security;
alter table subscriptions force row level security;
alter table coupons enable row level security;
alter table coupons force row level security;
alter table coupon_sendings enable row level security;
alter table coupon_sendings force row level security;
