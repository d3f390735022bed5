-- A wish to buy a care plan at the price of the day: what a payment of the kind 'plan' pays for. Its terms never change. It may be paid until it ends.
create table plan_orders (
  id            uuid primary key,
  account_id    uuid not null references accounts (id),
  plan_id       text not null,
  doctor_type   text not null,
  country       text not null,
  -- minor units, and the version of the care plans that said so
  price         bigint not null,
  currency      text not null,
  price_version integer not null,
  -- consultations that the plan includes, those on top of the paid ones, and people it is for, the payer included
  calls         integer not null,
  free_calls    integer not null,
  people        integer not null,
  created_at    timestamptz not null,
  expires_at    timestamptz not null,
  constraint plan_orders_plan_named check (plan_id ~ '^[a-z][a-z0-9_]{0,39}$'),
  constraint plan_orders_doctor_type_known check (doctor_type in ('general', 'specialist')),
  constraint plan_orders_terms_sane check (price > 0 and calls > free_calls and free_calls >= 0 and people > 0),
  constraint plan_orders_ends check (expires_at > created_at)
);
create index plan_orders_of_account on plan_orders (account_id, created_at desc);

create function guard_plan_order() returns trigger language plpgsql as $$
begin
  raise exception 'an order keeps its terms' using errcode = 'restrict_violation';
end $$;
create trigger guard_plan_order before update or delete on plan_orders for each row execute function guard_plan_order();

-- A plan may name an illness: patients see and make the own orders only.
create policy rows_of_people on plan_orders
  using ((select acts_for_all()) or account_id = (select acting_patient()))
  with check ((select acts_for_all()) or account_id = (select acting_patient()));
alter table plan_orders enable row level security;
alter table plan_orders force row level security;

-- Nobody opens a payment for an appointment or an order of somebody else.
drop policy orders_of_own_bookings on payments;
create policy orders_of_own_things on payments as restrictive for insert
  with check ((select acts_for_all())
    or (purpose_kind = 'booking' and exists (select from bookings b where b.id = payments.purpose_id and b.patient_id = payments.payer_id))
    or (purpose_kind = 'plan' and exists (select from plan_orders o where o.id = payments.purpose_id and o.account_id = payments.payer_id)));

-- What was bought by which order and payment; null for plans of the demo.
alter table subscriptions add column order_id uuid references plan_orders (id);
alter table subscriptions add column payment_id uuid references payments (id);
-- given back before a call was used: it is over from then on
alter table subscriptions add column refunded_at timestamptz;
-- when its owner was reminded that it ends soon
alter table subscriptions add column reminded_at timestamptz;
-- an order opens one subscription, and a payment pays for one
alter table subscriptions add constraint subscriptions_one_per_order unique (order_id);
alter table subscriptions add constraint subscriptions_one_per_payment unique (payment_id);
alter table subscriptions add constraint subscriptions_bought_whole check ((order_id is null) = (payment_id is null));
-- only what was paid is given back
alter table subscriptions add constraint subscriptions_refunded_was_paid check (refunded_at is null or payment_id is not null);
alter table subscriptions drop constraint subscriptions_one_at_a_time;
-- bought again early, a plan begins when the one before it ends; one that was given back takes no time
alter table subscriptions add constraint subscriptions_one_at_a_time exclude using gist (
  account_id with =, plan_id with =, doctor_type with =, tstzrange(starts_at, ends_at) with &&) where (refunded_at is null);
create index subscriptions_to_remind on subscriptions (ends_at) where reminded_at is null and refunded_at is null;

-- What was bought stays as it was; it is given back once, and its owner is reminded once.
create or replace function guard_subscription() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - 'refunded_at' - 'reminded_at') <> (to_jsonb(old) - 'refunded_at' - 'reminded_at')
     or (old.refunded_at is not null and new.refunded_at is distinct from old.refunded_at)
     or (old.reminded_at is not null and new.reminded_at is distinct from old.reminded_at) then
    raise exception 'a subscription keeps its terms' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Money of plans: sold, given back, paid for a call, back from a cancelled call, and the house's when the plan is over.
alter table ledger_journals drop constraint ledger_journals_kind_check;
alter table ledger_journals add constraint ledger_journals_kind_check
  check (kind in ('capture', 'refund-due', 'refund', 'correction', 'fx', 'earning', 'withdrawal', 'payout', 'missed', 'credit-use', 'credit-return', 'credit-end',
    'new-appointment', 'repayment', 'write-off', 'plan-sale', 'plan-refund', 'plan-end', 'coupon-use', 'coupon-return'));
