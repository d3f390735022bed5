-- What a doctor says of themselves on the profile, beyond what patients see.
alter table doctors
  -- for letters of the office; never shown to patients
  add column email         text,
  -- town or clinic, in the doctor's words; country and clock come with the licence and stay
  add column location      text not null default '',
  -- what the doctor would like to earn per call, in whole US dollars: stored, never charged (C14)
  add column video_fee_usd integer not null default 60,
  add column phone_fee_usd integer not null default 45,
  -- one address in one spelling; whether it can be reached only a letter tells
  add constraint doctors_email_form check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  -- a line, not a page
  add constraint doctors_location_length check (length(location) <= 80),
  -- a whole number above nothing and below nonsense (W56)
  add constraint doctors_fees_plausible check (video_fee_usd between 1 and 1000 and phone_fee_usd between 1 and 1000);

-- the same absence stands once, however often it was asked for; repeats said nothing new and go
delete from time_off one using time_off other
  where one.doctor_id = other.doctor_id and one.starts_at = other.starts_at and one.ends_at = other.ends_at and one.id > other.id;
create unique index time_off_once on time_off (doctor_id, starts_at, ends_at);
