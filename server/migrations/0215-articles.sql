-- The health articles of Learnings: which version of each is in force, and how many readers like it.
create table articles (
  id      text primary key,
  version integer not null,
  likes   integer not null default 0,
  -- the id stands in the address
  constraint articles_id_plain check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 60),
  constraint articles_version_counts check (version >= 1),
  constraint articles_likes_counted check (likes >= 0)
);

-- An article as it was saved, whole. A text is {sw, en, fr}; a text that is empty is read in English.
create table article_versions (
  article_id   text not null references articles (id),
  version      integer not null,
  status       text not null,
  category     text not null,
  title        jsonb not null,
  excerpt      jsonb not null,
  body         jsonb not null,
  read_minutes integer not null,
  published_on date not null,
  -- empty: the sign of the category
  picture      uuid references site_pictures (id),
  -- [{title, address}]
  sources      jsonb not null,
  author       text not null,
  -- the clinician who signed, with title; empty while nobody has
  reviewer     text,
  reviewed_on  date,
  -- the last day on which the article is current
  review_due   date not null,
  -- empty for the articles that came with a release
  saved_by     uuid references accounts (id),
  saved_at     timestamptz not null,
  primary key (article_id, version),
  constraint article_versions_version_counts check (version >= 1),
  constraint article_versions_status_known check (status in ('draft', 'reviewed', 'withdrawn')),
  -- the categories of PAT-LEARN-10
  constraint article_versions_category_known check (category in ('heart', 'lifestyle', 'pregnancy', 'women', 'child', 'diabetes')),
  -- English is what others fall back to
  constraint article_versions_in_english check (length(title ->> 'en') > 0 and length(excerpt ->> 'en') > 0 and length(body ->> 'en') > 0),
  -- a language has all texts or none
  constraint article_versions_whole check (
    (title ->> 'sw' = '') = (excerpt ->> 'sw' = '') and (title ->> 'sw' = '') = (body ->> 'sw' = '')
    and (title ->> 'fr' = '') = (excerpt ->> 'fr' = '') and (title ->> 'fr' = '') = (body ->> 'fr' = '')),
  constraint article_versions_minutes_sane check (read_minutes between 1 and 60),
  -- what is said about health names where it is from
  constraint article_versions_sourced check (jsonb_typeof(sources) = 'array' and jsonb_array_length(sources) between 1 and 12),
  constraint article_versions_written_by check (author <> ''),
  -- reviewed: somebody signed, on a day; draft: nobody has
  constraint article_versions_signed check (
    (status <> 'reviewed' or (reviewer is not null and reviewed_on is not null)) and (status <> 'draft' or (reviewer is null and reviewed_on is null))),
  constraint article_versions_due_later check (review_due > published_on)
);
select make_append_only('article_versions');

-- Who likes what, once: a keyed hash of article and account, or of article and browser. It names neither.
create table article_likes (
  article_id text not null references articles (id),
  liker      text not null,
  liked_at   timestamptz not null,
  primary key (article_id, liker)
);
