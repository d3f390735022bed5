-- The first free half hours of a doctor, for cards: next_free_at and up to two after it.
alter table doctors add column free_times timestamptz[] not null default '{}';
