-- Settings that an administrator may change: contact targets, printed marketing figures. Absent means: not shown.
create table site_settings (
  key          text primary key,
  value        jsonb not null,
  updated_at   timestamptz not null
);

-- People who asked to be told when a country opens. Asking twice keeps one row.
create table country_interests (
  country      text not null,
  phone        text not null,
  language     text not null check (language in ('sw', 'en', 'fr')),
  asked_at     timestamptz not null,
  primary key (country, phone)
);
