create extension if not exists fuzzystrmatch;

-- Lower case, no accents, no apostrophes, one space between words: how names and specialties are compared.
create function search_text(given text) returns text language sql stable parallel safe as $$
  select btrim(regexp_replace(regexp_replace(lower(unaccent(given)), '[''’‘ʼ`´]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- The 22 specialties; is_specialist decides which price a consultation has (C43, C44).
create table specialties (
  id            text primary key,
  name          text not null unique,
  is_specialist boolean not null,
  label_sw      text not null,
  label_en      text not null,
  label_fr      text not null
);
insert into specialties (id, name, is_specialist, label_sw, label_en, label_fr) values
  ('general-practitioner', 'General Practitioner', false, 'Daktari wa Jumla', 'General Practitioner', 'Médecin généraliste'),
  ('cardiologist', 'Cardiologist', true, 'Daktari wa Moyo', 'Cardiologist', 'Cardiologue'),
  ('neurologist', 'Neurologist', true, 'Daktari wa Neva na Ubongo', 'Neurologist', 'Neurologue'),
  ('pediatrician', 'Pediatrician', true, 'Daktari wa Watoto', 'Pediatrician', 'Pédiatre'),
  ('gynecologist', 'Gynecologist', true, 'Daktari wa Magonjwa ya Wanawake', 'Gynecologist', 'Gynécologue'),
  ('dermatologist', 'Dermatologist', true, 'Daktari wa Ngozi', 'Dermatologist', 'Dermatologue'),
  ('orthopedic-surgeon', 'Orthopedic Surgeon', true, 'Daktari Bingwa wa Upasuaji wa Mifupa', 'Orthopedic Surgeon', 'Chirurgien orthopédiste'),
  ('oncologist', 'Oncologist', true, 'Daktari wa Saratani', 'Oncologist', 'Oncologue'),
  ('ophthalmologist', 'Ophthalmologist', false, 'Daktari wa Macho', 'Ophthalmologist', 'Ophtalmologue'),
  ('endocrinologist', 'Endocrinologist', true, 'Daktari wa Homoni', 'Endocrinologist', 'Endocrinologue'),
  ('psychiatrist', 'Psychiatrist', true, 'Daktari wa Afya ya Akili', 'Psychiatrist', 'Psychiatre'),
  ('family-medicine', 'Family Medicine', false, 'Daktari wa Familia', 'Family Medicine', 'Médecine familiale'),
  ('dentist', 'Dentist', false, 'Daktari wa Meno', 'Dentist', 'Dentiste'),
  ('urologist', 'Urologist', false, 'Daktari wa Mfumo wa Mkojo', 'Urologist', 'Urologue'),
  ('gastroenterologist', 'Gastroenterologist', false, 'Daktari wa Tumbo na Ini', 'Gastroenterologist', 'Gastro-entérologue'),
  ('pulmonologist', 'Pulmonologist', false, 'Daktari wa Mapafu', 'Pulmonologist', 'Pneumologue'),
  ('nephrologist', 'Nephrologist', false, 'Daktari wa Figo', 'Nephrologist', 'Néphrologue'),
  ('hematologist', 'Hematologist', false, 'Daktari wa Damu', 'Hematologist', 'Hématologue'),
  ('rheumatologist', 'Rheumatologist', false, 'Daktari wa Viungo', 'Rheumatologist', 'Rhumatologue'),
  ('ent-specialist', 'ENT Specialist', false, 'Daktari wa Masikio, Pua na Koo', 'ENT Specialist', 'Oto-rhino-laryngologiste (ORL)'),
  ('anaesthesiologist', 'Anaesthesiologist', false, 'Daktari wa Nusukaputi', 'Anaesthesiologist', 'Anesthésiste'),
  ('nutritionist', 'Nutritionist', false, 'Mtaalamu wa Lishe', 'Nutritionist', 'Nutritionniste');

-- Doctors as patients see them.
create table doctors (
  id               uuid primary key,
  account_id       uuid unique references accounts (id),
  full_name        text not null,
  specialty        text not null references specialties (id),
  -- copied from the specialty by derive_doctor, never typed
  doctor_type      text not null,
  country          text not null,
  time_zone        text not null,
  -- E.164; leaves the server only to the patient of a paid phone appointment
  phone            text not null,
  gender           text not null,
  -- in their own names: 'Kiswahili', 'English'
  spoken_languages text[] not null,
  experience_years smallint not null,
  call_types       text[] not null,
  start_rating     smallint not null default 0,
  rating_sum       integer not null default 0,
  rating_count     integer not null default 0,
  -- shown: the mean from three ratings on, before that the start rating; cut, not rounded, so that 4.996 is not a 5
  rating           numeric(3, 2) not null generated always as (
    case when rating_count >= 3 then trunc(rating_sum::numeric / rating_count, 2) else start_rating end) stored,
  -- best first as an ascending number: keyset pages compare rows in one direction
  rating_rank      smallint not null generated always as (
    (500 - case when rating_count >= 3 then trunc(rating_sum::numeric / rating_count, 2) else start_rating end * 100)::smallint) stored,
  -- featured first, then best first
  home_rank        smallint not null generated always as (
    (case when featured then 0 else 1000 end
     + 500 - case when rating_count >= 3 then trunc(rating_sum::numeric / rating_count, 2) else start_rating end * 100)::smallint) stored,
  image            text,
  featured         boolean not null default false,
  on_call          boolean not null default false,
  verified_at      timestamptz,
  suspended_at     timestamptz,
  next_free_at     timestamptz,
  -- when next_free_at must be computed again
  next_free_due_at timestamptz not null default '-infinity',
  created_at       timestamptz not null,
  -- search_text of the name: sorts and pages the same on every machine
  name_key         text collate "C" not null,
  -- the words of name_key, each with its country: 'TZ:asha'
  name_words       text[] not null,
  -- short enough for a page cursor
  constraint doctors_name_length check (length(full_name) between 2 and 80 and name_key <> ''),
  constraint doctors_type_known check (doctor_type in ('general', 'specialist')),
  constraint doctors_country_form check (country ~ '^[A-Z]{2}$'),
  constraint doctors_phone_form check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint doctors_gender_known check (gender in ('female', 'male')),
  constraint doctors_experience_plausible check (experience_years between 0 and 70),
  -- a doctor who takes no call cannot be booked
  constraint doctors_call_types_known check (cardinality(call_types) > 0 and call_types <@ array['phone', 'video']),
  constraint doctors_start_rating_known check (start_rating in (0, 3, 4, 5)),
  -- each rating is one to five stars
  constraint doctors_ratings_add_up check (rating_sum between rating_count and 5 * rating_count)
);
-- What a doctor says of themselves. Apart, because lists never show it and read twice as fast without it.
create table doctor_bios (
  doctor_id        uuid primary key references doctors (id),
  sw               text not null,
  en               text not null,
  fr               text not null
);

-- The planner must tell rare names from common ones.
alter table doctors alter column name_words set statistics 1000;

-- Search and lists show verified doctors that are not suspended; all orders ascend, so that a page is one row comparison.
-- rating_rank at the end lets the index itself pass over badly rated doctors.
create index doctors_by_rating on doctors (country, rating_rank, name_key, id) where verified_at is not null and suspended_at is null;
create index doctors_by_name on doctors (country, name_key, id, rating_rank) where verified_at is not null and suspended_at is null;
create index doctors_by_home on doctors (country, home_rank, name_key, id) where verified_at is not null and suspended_at is null;
create index doctors_by_next_free on doctors (country, next_free_at, id, rating_rank) where verified_at is not null and suspended_at is null;
create index doctors_by_specialty_rating on doctors (country, specialty, rating_rank, name_key, id) where verified_at is not null and suspended_at is null;
create index doctors_by_specialty_name on doctors (country, specialty, name_key, id, rating_rank) where verified_at is not null and suspended_at is null;
create index doctors_by_specialty_next_free on doctors (country, specialty, next_free_at, id, rating_rank) where verified_at is not null and suspended_at is null;
create index doctors_by_name_words on doctors using gin (name_words) where verified_at is not null and suspended_at is null;
create index doctors_on_call on doctors (country, doctor_type, home_rank, id) where on_call and verified_at is not null and suspended_at is null;
create index doctors_next_free_due on doctors (next_free_due_at) where verified_at is not null and suspended_at is null;

create function derive_doctor() returns trigger language plpgsql as $$
begin
  new.doctor_type := (select case when is_specialist then 'specialist' else 'general' end from specialties where id = new.specialty);
  new.name_key := search_text(new.full_name);
  new.name_words := array(select distinct new.country || ':' || word from string_to_table(new.name_key, ' ') as word);
  return new;
end $$;
create trigger derive_doctor before insert or update of full_name, specialty, country, doctor_type, name_key, name_words on doctors
  for each row execute function derive_doctor();

-- The words of doctors' names by country: a typed word that begins none of them, and no specialty, is a typing error.
-- Words stay when their last doctor leaves: that costs a correction at most.
create table doctor_words (
  country       text not null,
  word          text collate "C" not null,
  -- how many doctors have borne it: a common word is looked for in another way than a rare one
  doctors       integer not null,
  primary key (country, word)
);
create index doctor_words_alike on doctor_words using gin (country, word gin_trgm_ops);

create function keep_new_doctor_words() returns trigger language plpgsql as $$
begin
  -- in one order, so that two writers cannot wait for each other
  insert into doctor_words
  select country, word, count(*) from fresh, string_to_table(name_key, ' ') as word group by country, word order by country, word
  on conflict (country, word) do update set doctors = doctor_words.doctors + excluded.doctors;
  return null;
end $$;
create trigger keep_new_doctor_words after insert on doctors referencing new table as fresh
  for each statement execute function keep_new_doctor_words();

create function keep_changed_doctor_words() returns trigger language plpgsql as $$
begin
  insert into doctor_words
  select new.country, word, 1 from (select distinct string_to_table(new.name_key, ' ') as word) as words order by word
  on conflict (country, word) do update set doctors = doctor_words.doctors + 1;
  return null;
end $$;
create trigger keep_changed_doctor_words after update of full_name, country on doctors
  for each row execute function keep_changed_doctor_words();

-- Demo data is added once.
create table demo_seeds (
  name          text primary key,
  sown_at       timestamptz not null
);
