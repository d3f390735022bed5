-- When what stands on a doctor's public page last changed, for search engines (sitemap.xml). Null: changed last before this column was there.
alter table doctors add column page_changed_at timestamptz;
-- a doctor who is added from now on has a page from then on
alter table doctors alter column page_changed_at set default now();

create function note_page_change() returns trigger language plpgsql as $$
begin
  new.page_changed_at := now();
  return new;
end $$;
-- Free times come and go without it.
create trigger note_page_change before update of full_name, specialty, country, spoken_languages, experience_years, call_types, start_rating, rating_sum, rating_count,
  image, verified_at, suspended_at on doctors
  for each row when ((old.full_name, old.specialty, old.country, old.spoken_languages, old.experience_years, old.call_types, old.start_rating, old.rating_sum, old.rating_count,
    old.image, old.verified_at, old.suspended_at)
    is distinct from
    (new.full_name, new.specialty, new.country, new.spoken_languages, new.experience_years, new.call_types, new.start_rating, new.rating_sum, new.rating_count,
    new.image, new.verified_at, new.suspended_at))
  execute function note_page_change();

create function note_bio_change() returns trigger language plpgsql as $$
begin
  update doctors set page_changed_at = now() where id = new.doctor_id;
  return null;
end $$;
create trigger note_bio_change after update on doctor_bios
  for each row when ((old.sw, old.en, old.fr) is distinct from (new.sw, new.en, new.fr))
  execute function note_bio_change();
