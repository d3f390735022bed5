-- Bookings that a member of staff makes for somebody who calls. A row is what was begun: it can be taken up again until `open_until`, and then ends by itself.
create table assisted_bookings (
  id         uuid primary key,
  -- who has it now, and who began it
  member_id  uuid not null references accounts (id),
  begun_by   uuid not null references accounts (id),
  state      text not null,
  -- the caller as typed; number and name go once the code was read out, because then the account has them, and when it is over
  phone      text,
  full_name  text not null,
  country    text not null,
  language   text not null,
  account_id uuid references accounts (id),
  booking_id uuid references bookings (id),
  -- when the caller said yes to the words that were read out
  agreed_at  timestamptz,
  -- when the caller was last sent a text with what is left to do
  texted_at  timestamptz,
  begun_at   timestamptz not null,
  open_until timestamptz not null,
  closed_at  timestamptz,
  constraint assisted_bookings_state_known check (state in ('begun', 'proven', 'held', 'paid', 'ended', 'abandoned')),
  constraint assisted_bookings_language_known check (language in ('sw', 'en', 'fr')),
  -- it is over exactly in the last three states
  constraint assisted_bookings_closed_once check ((closed_at is null) = (state in ('begun', 'proven', 'held'))),
  -- a number is kept only while the code is out
  constraint assisted_bookings_number_while_begun check ((phone is not null) = (state = 'begun') and (state = 'begun' or full_name = '')),
  -- nobody is booked for without having read the code out and agreed
  constraint assisted_bookings_caller_proven check (
    (account_id is null) = (agreed_at is null) and (account_id is not null or state in ('begun', 'ended', 'abandoned'))),
  constraint assisted_bookings_time_of_caller check (booking_id is null or account_id is not null),
  constraint assisted_bookings_time_held check (booking_id is not null or state not in ('held', 'paid')),
  -- a time belongs to one of them
  constraint assisted_bookings_one_per_booking unique (booking_id)
);
-- one open one for each caller: who calls again goes on with it
create unique index assisted_bookings_one_open on assisted_bookings (account_id) where state in ('proven', 'held');
create index assisted_bookings_open on assisted_bookings (open_until) where state in ('begun', 'proven', 'held');

-- Who made a booking for a caller; null for what patients book themselves.
alter table bookings add column assisted_by uuid references accounts (id);
