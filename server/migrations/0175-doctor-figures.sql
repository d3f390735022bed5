-- The office lists doctors by what they did and earned. With many doctors that cannot be added up for each page, so it is kept.

-- In which currency the doctors of a country are paid, and in which order currencies are listed: that of the countries. Tests compare with the product's list.
create table country_currencies (
  country  text primary key,
  currency text not null,
  place    smallint not null
);
insert into country_currencies (country, currency, place) values
  ('TZ', 'TZS', 1), ('ZA', 'ZAR', 2), ('KE', 'KES', 3), ('RW', 'RWF', 4), ('UG', 'UGX', 5), ('BI', 'BIF', 6),
  ('US', 'USD', 7), ('GB', 'GBP', 8), ('DE', 'EUR', 9), ('AE', 'AED', 10);

-- What each doctor has completed.
create table doctor_figures (
  doctor_id     uuid primary key references doctors (id),
  consultations integer not null default 0,
  video_calls   integer not null default 0,
  -- different people
  patients      integer not null default 0,
  constraint doctor_figures_plausible check (video_calls between 0 and consultations and patients between 0 and consultations)
);
create index doctor_figures_by_consultations on doctor_figures (consultations, doctor_id);

-- What each doctor has earned, less corrections, in minor units.
create table doctor_earnings (
  doctor_id uuid not null references doctors (id),
  currency  text not null,
  amount    bigint not null default 0,
  -- the place of the currency if it is that of the doctor's country: each doctor has one such row, also without money; null for other money
  place     smallint,
  primary key (doctor_id, currency)
);
create unique index doctor_earnings_one_own on doctor_earnings (doctor_id) where place is not null;
-- Most first and least first, each currency for itself.
create index doctor_earnings_least on doctor_earnings (place, amount, doctor_id) where place is not null;
create index doctor_earnings_most on doctor_earnings (place, amount desc, doctor_id) where place is not null;

-- The same people, in both orders: of a doctor, and of any of several doctors.
create index bookings_completed_of_doctor on bookings ((coalesce(accepted_by, doctor_id)), patient_id, call_type) where state = 'completed';
create index bookings_completed_of_patient on bookings (patient_id, (coalesce(accepted_by, doctor_id))) where state = 'completed';

-- Each doctor has figures from the first moment, and own money in the currency of the country.
create function begin_doctor_figures() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into doctor_figures (doctor_id) values (new.id) on conflict do nothing;
  update doctor_earnings set place = null where doctor_id = new.id and place is not null;
  insert into doctor_earnings (doctor_id, currency, place) select new.id, c.currency, c.place from country_currencies c where c.country = new.country
  on conflict (doctor_id, currency) do update set place = excluded.place;
  return null;
end $$;
create trigger begin_doctor_figures after insert or update of country on doctors for each row execute function begin_doctor_figures();

-- Completed is final, so figures only grow. They are counted anew each time: two visits of one person that end at once are one person. The row is
-- taken first, so that the later of the two counts what the earlier one wrote.
create function keep_doctor_figures() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare doctor uuid := coalesce(new.accepted_by, new.doctor_id);
begin
  perform from doctor_figures where doctor_id = doctor for update;
  update doctor_figures f set consultations = n.consultations, video_calls = n.video_calls, patients = n.patients
    from (select count(*) as consultations, count(*) filter (where call_type = 'video') as video_calls, count(distinct patient_id) as patients
            from bookings where state = 'completed' and coalesce(accepted_by, doctor_id) = doctor) n
   where f.doctor_id = doctor;
  return null;
end $$;
create trigger keep_doctor_figures after insert on bookings for each row when (new.state = 'completed') execute function keep_doctor_figures();
create trigger keep_changed_doctor_figures after update of state on bookings for each row
  when (new.state = 'completed' and old.state <> 'completed') execute function keep_doctor_figures();

-- A doctor earns by a consultation and by an appointment that was missed. A correction counts against it: what the account no longer has is owed.
create function keep_doctor_earnings() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into doctor_earnings (doctor_id, currency, amount)
  select d.id, new.currency, new.amount
    from ledger_journals j left join ledger_journals reversed on reversed.id = j.reverses
    join doctors d on d.id = case when split_part(new.account, ':', 2) ~ '^[0-9a-f-]{36}$' then split_part(new.account, ':', 2)::uuid end
   where j.id = new.journal_id and coalesce(reversed.kind, j.kind) in ('earning', 'missed')
  on conflict (doctor_id, currency) do update set amount = doctor_earnings.amount + excluded.amount;
  return null;
end $$;
create trigger keep_doctor_earnings after insert on ledger_entries for each row
  when (split_part(new.account, ':', 1) in ('doctor', 'receivable')) execute function keep_doctor_earnings();

-- What there is already.
insert into doctor_figures (doctor_id, consultations, video_calls, patients)
select d.id, count(b.id), count(b.id) filter (where b.call_type = 'video'), count(distinct b.patient_id)
  from doctors d left join bookings b on b.state = 'completed' and coalesce(b.accepted_by, b.doctor_id) = d.id group by d.id;
insert into doctor_earnings (doctor_id, currency, amount)
select d.id, e.currency, sum(e.amount)
  from ledger_entries e join ledger_journals j on j.id = e.journal_id left join ledger_journals reversed on reversed.id = j.reverses
  join doctors d on d.id = case when split_part(e.account, ':', 2) ~ '^[0-9a-f-]{36}$' then split_part(e.account, ':', 2)::uuid end
 where split_part(e.account, ':', 1) in ('doctor', 'receivable') and coalesce(reversed.kind, j.kind) in ('earning', 'missed') group by 1, 2;
insert into doctor_earnings (doctor_id, currency, place) select d.id, c.currency, c.place from doctors d join country_currencies c using (country)
on conflict (doctor_id, currency) do update set place = excluded.place;

-- The money of a doctor is shown to the office and to the doctor, as the accounts of the ledger are.
create policy rows_of_people on doctor_earnings
  using ((select acts_for_all()) or doctor_id = (select acting_doctor()))
  with check ((select acts_for_all()));
alter table doctor_earnings enable row level security;
alter table doctor_earnings force row level security;

-- The office finds doctors by rating, country, specialty and a part of the name, also those whom patients do not see.
create index doctors_listed_by_rating on doctors (rating desc, name_key, id) where left_at is null;
create index doctors_listed_by_country on doctors (country, rating desc, name_key, id) where left_at is null;
create index doctors_listed_by_specialty on doctors (specialty, rating desc, name_key, id) where left_at is null;
create index doctors_listed_by_name on doctors using gin (name_key gin_trgm_ops) where left_at is null;
drop index doctors_in_service_by_country;
