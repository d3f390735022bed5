-- Who set the prices of a country, and prices that come into force on a later day.
alter table consultation_fees add column changed_by uuid references accounts (id);
alter table consultation_fee_versions add column changed_by uuid references accounts (id);

create or replace function keep_fee_version() returns trigger language plpgsql as $$
begin
  insert into consultation_fee_versions
    (country, version, currency, general_phone, general_video, specialist_phone, specialist_video, valid_from, changed_by)
  values (new.country, new.version, new.currency, new.general_phone, new.general_video, new.specialist_phone, new.specialist_video, new.updated_at, new.changed_by);
  return null;
end $$;

-- Prices that an administrator has decided for a later day.
create table planned_fees (
  id               uuid primary key,
  country          text not null references consultation_fees (country),
  general_phone    bigint not null,
  general_video    bigint not null,
  specialist_phone bigint not null,
  specialist_video bigint not null,
  starts_at        timestamptz not null,
  made_by          uuid not null references accounts (id),
  made_at          timestamptz not null,
  -- empty while they wait; begun: they came into force; withdrawn: somebody took them back or replaced them
  outcome          text,
  ended_at         timestamptz,
  -- who withdrew them
  ended_by         uuid references accounts (id),
  constraint planned_fees_positive check (
    least(general_phone, general_video, specialist_phone, specialist_video) > 0
    and greatest(general_phone, general_video, specialist_phone, specialist_video) < 1000000000000),
  -- a plan is for later
  constraint planned_fees_later check (starts_at > made_at),
  constraint planned_fees_outcome check (
    case outcome when 'begun' then ended_at is not null and ended_by is null when 'withdrawn' then ended_at is not null and ended_by is not null
      else outcome is null and ended_at is null and ended_by is null end)
);
-- one plan of a country waits at a time, so that nobody has to add up several
create unique index planned_fees_one_waits on planned_fees (country) where outcome is null;
