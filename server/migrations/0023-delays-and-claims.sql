-- Delays that were told, and consultations of which only the doctor says that they took place.

-- When a doctor is expected who told of a delay: the window of the call and everybody's patience count from then on.
alter table bookings
  add column expected_at timestamptz,
  -- a delay is later, and an appointment without a time has none
  add constraint bookings_expected_later check (expected_at is null or (starts_at is not null and expected_at > starts_at));

-- the sweep looks for appointments that began and were never settled
create index bookings_unsettled on bookings (starts_at) where state = 'scheduled';

alter table bookings
  -- until when the patient may say that it did not take place; null where the call itself proves it
  add column contestable_until timestamptz,
  add column contested_at timestamptz,
  -- only what took place by somebody's word can be doubted, and in time
  add constraint bookings_contested_in_time check (contested_at is null or (state = 'completed' and contestable_until is not null and contested_at < contestable_until));
