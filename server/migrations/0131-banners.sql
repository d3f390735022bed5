-- Pictures of the public pages, drawn anew in the sizes and formats that are sent. Phones get one of the two small ones.
create table site_pictures (
  id          uuid primary key,
  phone_avif  bytea not null,
  phone_webp  bytea not null,
  wide_avif   bytea not null,
  wide_webp   bytea not null,
  -- of the wide form, in pixels
  width       integer not null,
  height      integer not null,
  -- where it was fetched from; empty for a file that somebody sent
  address     text,
  added_by    uuid not null references accounts (id),
  added_at    timestamptz not null,
  -- a phone never loads more than this for one picture
  constraint site_pictures_phone_small check (greatest(octet_length(phone_avif), octet_length(phone_webp)) <= 40000),
  constraint site_pictures_wide_small check (greatest(octet_length(wide_avif), octet_length(wide_webp)) <= 250000),
  constraint site_pictures_size_sane check (width between 1 and 4000 and height between 1 and 4000),
  constraint site_pictures_address_https check (address ~ '^https?://' and length(address) <= 2000)
);

-- The banners of the phone home: each row is a whole list in its order. The newest is shown; without a row the four printed ones are.
create table mobile_banners (
  version     integer primary key,
  -- {image, title: {sw, en, fr}}; image is the id of a picture or the name of a printed slide
  banners     jsonb not null,
  saved_by    uuid not null references accounts (id),
  saved_at    timestamptz not null,
  constraint mobile_banners_version_counts check (version >= 1),
  constraint mobile_banners_some check (jsonb_typeof(banners) = 'array' and jsonb_array_length(banners) between 1 and 10)
);
select make_append_only('mobile_banners');

-- What was set in the settings of the house, by whom and when; a null value: the setting was removed.
create table site_setting_changes (
  id          bigint generated always as identity primary key,
  key         text not null,
  value       jsonb,
  -- empty: an operator, by a command
  changed_by  uuid references accounts (id),
  changed_at  timestamptz not null
);
select make_append_only('site_setting_changes');
create index site_setting_changes_newest on site_setting_changes (key, id);
