-- What lists of the office sort, count and add up stands in their indexes: with a million rows, each row that is read for it costs a page of the table.
drop index doctor_earnings_one_own;
create unique index doctor_earnings_one_own on doctor_earnings (doctor_id) include (place, amount) where place is not null;
create index doctor_figures_listed on doctor_figures (doctor_id) include (consultations, video_calls, patients);

-- PostgreSQL reads an index alone only if it has the columns of its expressions too.
drop index bookings_by_doctor;
create index bookings_by_doctor on bookings ((coalesce(accepted_by, doctor_id)), created_at desc, id desc)
  include (accepted_by, doctor_id) where state <> 'expired';

-- Subscriptions of a country that are not over.
create index subscriptions_running on subscriptions (country, ends_at) include (created_at, id) where refunded_at is null;
