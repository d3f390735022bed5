-- What days that are over brought, less what became due to go back on them, as sums: a report of years must not add up every payment.
-- A day is a day of a time zone. What a payment was worth is part of the key, so that the rates of a report are known too.
create table revenue_days (
  zone            text not null,
  day             date not null,
  country         text not null,
  purpose_kind    text not null,
  currency        text not null,
  -- null for money without a worth in shillings
  tzs_rate        numeric(13, 6),
  tzs_rate_since  timestamptz,
  -- minor units; below zero where more is owed back than came
  amount          bigint not null,
  amount_tzs      bigint not null,
  -- how many moves of money have no worth
  unrated         integer not null,
  constraint revenue_days_once unique nulls not distinct (zone, day, country, purpose_kind, currency, tzs_rate, tzs_rate_since)
);

-- Until when the days of a time zone are kept. Later ones are added up from the payments.
create table revenue_horizons (
  zone        text primary key,
  -- the beginning of the first day that is not kept
  kept_until  timestamptz not null
);

-- What changes a day that is kept ends the keeping there; the next keeping adds that day up again. Payments settle now, so this
-- touches no row unless a worth is filled in later.
create function end_keeping(moment timestamptz) returns void language sql as $$
  update revenue_horizons set kept_until = date_trunc('day', moment at time zone zone) at time zone zone where kept_until > moment
$$;
create function end_keeping_of_payment() returns trigger language plpgsql as $$
begin
  perform end_keeping(new.settled_at);
  return null;
end $$;
create trigger end_keeping after insert on payments for each row when (new.settled_at is not null) execute function end_keeping_of_payment();
create trigger end_keeping_of_change after update of settled_at, amount_tzs on payments for each row
  when (new.settled_at is not null and (new.settled_at, new.amount_tzs) is distinct from (old.settled_at, old.amount_tzs))
  execute function end_keeping_of_payment();
create function end_keeping_of_move() returns trigger language plpgsql as $$
begin
  perform end_keeping(new.at);
  return null;
end $$;
create trigger end_keeping after insert on payment_history for each row when (new.to_state = 'refund-due') execute function end_keeping_of_move();

-- How many bookings there are, without those whose hold ended unpaid.
create index bookings_counted on bookings (is_emergency) where state <> 'expired';
