-- Lists of the office with a million rows: what a screen filters by has an index in the order of the list, and a part of a text is found by trigrams.

-- A text without accents and capital letters. unaccent is not immutable only because somebody could change its dictionary; nobody does here.
create function plain_text(given text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, given));

-- People by a part of the name or the end of the number.
create index accounts_searched on accounts using gin (plain_text(full_name) gin_trgm_ops) where status = 'active';
create index accounts_by_name on accounts (plain_text(full_name) text_pattern_ops) where status = 'active';
create index accounts_by_phone_end on accounts (reverse(phone) text_pattern_ops) where status = 'active';
drop index accounts_named;
-- Doctors by a part of the name, also former ones.
create index doctors_named on doctors using gin (name_key gin_trgm_ops);
drop index doctors_listed_by_name;
-- Doctors of one country and specialty: by one of the two alone, too many would be read.
create index doctors_listed_by_both on doctors (country, specialty, rating desc, name_key, id) where left_at is null;
create index doctors_by_key on doctors (name_key);

create index bookings_by_state on bookings (state, created_at desc, id desc) where state <> 'expired';
create index bookings_by_country on bookings (country, created_at desc, id desc) where state <> 'expired';
create index bookings_by_doctor on bookings ((coalesce(accepted_by, doctor_id)), created_at desc, id desc) where state <> 'expired';

create index subscriptions_by_country on subscriptions (country, created_at desc, id desc);
create index subscriptions_by_start on subscriptions (starts_at);
create index subscriptions_by_end on subscriptions (ends_at);
create index coupons_by_country on coupons (country, created_at desc, id desc);
create index coupons_by_end on coupons (expires_at);

create index complaints_by_status on complaints (status, created_at desc, id desc) where sealed is not null;
