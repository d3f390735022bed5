-- How many Tanzanian shillings one unit of a currency is worth, as administrators set it. The last one set whose start has come is in force (C18).
create table exchange_rates (
  id           uuid primary key,
  currency     text not null,
  -- the count of rates of this currency; the next one is set by whoever has seen the last
  version      integer not null,
  -- shillings for one major unit, such as one dollar
  tzs_per_unit numeric(13, 6) not null,
  begins_at    timestamptz not null,
  set_at       timestamptz not null,
  -- the administrator; null for a rate that came with the product
  set_by       uuid references accounts (id),
  -- a first value that nobody has checked
  is_draft     boolean not null default false,
  -- two people at once cannot both set the next rate
  constraint exchange_rates_one_each unique (currency, version),
  constraint exchange_rates_currency_form check (currency ~ '^[A-Z]{3}$'),
  constraint exchange_rates_version_counts check (version >= 1),
  constraint exchange_rates_bounded check (tzs_per_unit > 0 and tzs_per_unit <= 1000000),
  -- a shilling is worth a shilling
  constraint exchange_rates_shilling check (currency <> 'TZS' or tzs_per_unit = 1),
  -- what was converted before stays as it was
  constraint exchange_rates_not_backdated check (begins_at >= set_at),
  -- only a draft comes without a person
  constraint exchange_rates_set_by_somebody check (set_by is not null or is_draft or currency = 'TZS')
);
select make_append_only('exchange_rates');

-- First values, rounded from general knowledge of October 2025. Administrators replace them; the screen calls them drafts.
insert into exchange_rates (id, currency, version, tzs_per_unit, begins_at, set_at, is_draft)
select gen_random_uuid(), currency, 1, rate, '2025-10-01T00:00:00Z', '2025-10-01T00:00:00Z', currency <> 'TZS'
  from (values ('TZS', 1), ('KES', 19), ('UGX', 0.7), ('RWF', 1.7), ('BIF', 0.83), ('ZAR', 142), ('USD', 2450),
               ('GBP', 3300), ('EUR', 2870), ('AED', 667)) as first (currency, rate);

-- What a payment was worth in shillings when it settled: the amount in minor units, the rate, and since when that rate was in force.
alter table payments add column amount_tzs bigint;
alter table payments add column tzs_rate numeric(13, 6);
alter table payments add column tzs_rate_since timestamptz;
-- the three are known together, and only of money that came
alter table payments add constraint payments_worth_whole
  check (num_nulls(amount_tzs, tzs_rate, tzs_rate_since) in (0, 3) and (amount_tzs is null or settled_at is not null)) not valid;

-- Payments of before: the rate at hand. Currencies without decimals have no smaller unit; the shilling has a hundred.
update payments p
   set amount_tzs = round(p.amount * r.tzs_per_unit * case when p.currency in ('UGX', 'RWF', 'BIF') then 100 else 1 end),
       tzs_rate = r.tzs_per_unit, tzs_rate_since = r.begins_at
  from exchange_rates r where r.currency = p.currency and r.version = 1 and p.settled_at is not null;
alter table payments validate constraint payments_worth_whole;
-- what the process of the release before this one settles, until it is filled in
create index payments_without_worth on payments (settled_at) where settled_at is not null and amount_tzs is null;

-- What a payment was worth is frozen.
create function guard_payment_worth() returns trigger language plpgsql as $$
begin
  if old.amount_tzs is not null
     and (new.amount_tzs, new.tzs_rate, new.tzs_rate_since) is distinct from (old.amount_tzs, old.tzs_rate, old.tzs_rate_since) then
    raise exception 'what a payment was worth when it settled never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_payment_worth before update on payments for each row execute function guard_payment_worth();
