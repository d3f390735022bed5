-- The texts of about, privacy and terms as administrators wrote them: each row is a whole text that is in force from an instant on.
create table page_texts (
  page        text not null,
  version     integer not null,
  -- {sw, en, fr}; empty: the text that comes with the release
  body        jsonb,
  begins_at   timestamptz not null,
  saved_by    uuid not null references accounts (id),
  saved_at    timestamptz not null,
  primary key (page, version),
  constraint page_texts_page_known check (page in ('about', 'privacy', 'terms')),
  constraint page_texts_version_counts check (version >= 1),
  constraint page_texts_begins_later check (begins_at >= saved_at),
  -- a text is there in every language or in none
  constraint page_texts_whole check (body is null or (length(body ->> 'sw') > 0 and length(body ->> 'en') > 0 and length(body ->> 'fr') > 0))
);
select make_append_only('page_texts');
