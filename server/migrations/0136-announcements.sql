-- What administrators announce to doctors. Neither changes nor is deleted.
create table announcements (
  id         uuid primary key,
  number     integer generated always as identity,
  subject    text not null,
  message    text not null,
  audience   text not null,
  -- whose doctors, if it went to those of a country
  country    text,
  by_sms     boolean not null,
  sent_by    uuid not null references accounts (id),
  -- how many doctors it is for
  recipients integer not null,
  created_at timestamptz not null,
  -- when the last of them was told; null while jobs are at it
  told_at    timestamptz,
  constraint announcements_number_unique unique (number),
  constraint announcements_audience_known check (audience in ('all', 'country', 'specific')),
  constraint announcements_country_of_its_audience check ((audience = 'country') = (country is not null)),
  constraint announcements_words check (length(subject) between 1 and 120 and length(message) between 1 and 2000),
  constraint announcements_for_somebody check (recipients > 0)
);
create index announcements_newest on announcements (created_at desc, id desc);
create index announcements_unfinished on announcements (created_at) where told_at is null;

-- For whom it is, as chosen when it was sent.
create table announcement_recipients (
  announcement_id uuid not null references announcements (id),
  doctor_id       uuid not null references doctors (id),
  account_id      uuid not null references accounts (id),
  -- when the doctor's notification was written, with the text message if one was asked for
  told_at         timestamptz,
  -- a doctor is told once
  primary key (announcement_id, doctor_id)
);
create index announcement_recipients_untold on announcement_recipients (announcement_id, doctor_id) where told_at is null;

-- How many have read an announcement.
create index doctor_notifications_announced on doctor_notifications (key) where template = 'announcement';
