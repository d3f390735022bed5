-- What patients say after a consultation. Anybody may read it; who wrote it is never shown.
create table reviews (
  id           uuid primary key,
  booking_id   uuid not null references bookings (id),
  patient_id   uuid not null references accounts (id),
  doctor_id    uuid not null references doctors (id),
  stars        smallint not null,
  -- shown beside the stars; null when none was written or its author was erased
  comment      text,
  created_at   timestamptz not null,
  -- one consultation is rated once
  constraint reviews_one_per_booking unique (booking_id),
  constraint reviews_stars_known check (stars between 1 and 5),
  constraint reviews_comment_length check (length(comment) between 1 and 1000)
);
create index reviews_of_doctor on reviews (doctor_id, created_at desc, id desc);
create index reviews_of_patient on reviews (patient_id);

-- Stars are given once; the text may only be forgotten.
create function guard_review() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.id, new.booking_id, new.patient_id, new.doctor_id, new.stars, new.created_at)
     is distinct from (old.id, old.booking_id, old.patient_id, old.doctor_id, old.stars, old.created_at) or new.comment is not null then
    raise exception 'a review stays as it was given' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_review before update or delete on reviews for each row execute function guard_review();
