-- What a consultation costs, per country: the only source of prices at run time (C02). Amounts are minor units of the currency.
create table consultation_fees (
  country          text primary key,
  currency         text not null,
  general_phone    bigint not null,
  general_video    bigint not null,
  specialist_phone bigint not null,
  specialist_video bigint not null,
  -- grows by one with each change; a payment remembers the version it was priced by
  version          integer not null default 1,
  updated_at       timestamptz not null,
  constraint consultation_fees_country_form check (country ~ '^[A-Z]{2}$'),
  constraint consultation_fees_currency_form check (currency ~ '^[A-Z]{3}$'),
  -- nothing is free and nothing is negative; the upper bound keeps every sum exact in a double
  constraint consultation_fees_positive check (
    least(general_phone, general_video, specialist_phone, specialist_video) > 0
    and greatest(general_phone, general_video, specialist_phone, specialist_video) < 1000000000000),
  constraint consultation_fees_version_counts check (version >= 1)
);

-- Every version that was ever in force, so that a price of last year can still be explained.
create table consultation_fee_versions (
  country          text not null references consultation_fees (country),
  version          integer not null,
  currency         text not null,
  general_phone    bigint not null,
  general_video    bigint not null,
  specialist_phone bigint not null,
  specialist_video bigint not null,
  valid_from       timestamptz not null,
  -- one record per version
  primary key (country, version)
);
select make_append_only('consultation_fee_versions');

-- A change without a new version would rewrite what patients were charged by.
create function next_fee_version() returns trigger language plpgsql as $$
begin
  if new.country <> old.country or new.currency <> old.currency or new.version <> old.version + 1 then
    raise exception 'fees of % change by one version at a time, in the same currency', old.country using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger next_fee_version before update on consultation_fees for each row execute function next_fee_version();

create function keep_fee_version() returns trigger language plpgsql as $$
begin
  insert into consultation_fee_versions
  values (new.country, new.version, new.currency, new.general_phone, new.general_video, new.specialist_phone, new.specialist_video, new.updated_at);
  return null;
end $$;
create trigger keep_fee_version after insert or update on consultation_fees for each row execute function keep_fee_version();
