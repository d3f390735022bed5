-- A start rating is the administrator's word, not the patients': it never comes before a mean of theirs. Means give 0 to 400, best first;
-- start ratings 490 to 495 after all of them. The version before this one sorts by these columns as they are. They are made anew with their
-- indexes, because PostgreSQL 15 cannot change what a generated column computes.
alter table doctors drop column rating_rank, drop column home_rank;
alter table doctors
  add column rating_rank smallint not null generated always as (
    (case when rating_count >= 3 then 500 - trunc(rating_sum::numeric / rating_count, 2) * 100 else 495 - start_rating end)::smallint) stored,
  -- featured first, then as above
  add column home_rank smallint not null generated always as (
    (case when featured then 0 else 1000 end
     + case when rating_count >= 3 then 500 - trunc(rating_sum::numeric / rating_count, 2) * 100 else 495 - start_rating end)::smallint) stored;

create index doctors_by_rating on doctors (country, rating_rank, name_key, id) where verified_at is not null and suspended_at is null;
create index doctors_by_name on doctors (country, name_key, id, rating_rank) where verified_at is not null and suspended_at is null;
create index doctors_by_home on doctors (country, home_rank, name_key, id) where verified_at is not null and suspended_at is null;
create index doctors_by_next_free on doctors (country, next_free_at, id, rating_rank) where verified_at is not null and suspended_at is null;
create index doctors_by_specialty_rating on doctors (country, specialty, rating_rank, name_key, id) where verified_at is not null and suspended_at is null;
create index doctors_by_specialty_name on doctors (country, specialty, name_key, id, rating_rank) where verified_at is not null and suspended_at is null;
create index doctors_by_specialty_next_free on doctors (country, specialty, next_free_at, id, rating_rank) where verified_at is not null and suspended_at is null;
create index doctors_on_call on doctors (country, doctor_type, home_rank, id) where on_call and verified_at is not null and suspended_at is null;
