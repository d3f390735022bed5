-- The lists of the home page: whoever has no free time at all stands behind everybody who has one. `doctors_by_home` serves the release
-- before this one and can go with the next.
create index doctors_by_home_free on doctors (country, (home_rank + case when next_free_at is null then 2000 else 0 end), name_key, id)
  where verified_at is not null and suspended_at is null;
