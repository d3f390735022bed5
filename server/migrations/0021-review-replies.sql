-- What doctors answer to reviews; anybody may read it.
create table review_replies (
  -- one review is answered once
  review_id    uuid primary key references reviews (id),
  doctor_id    uuid not null references doctors (id),
  -- null when the patient who was answered is erased
  text         text,
  created_at   timestamptz not null,
  -- a reply says something, and not more than a review
  constraint review_replies_text_length check (length(text) between 1 and 1000)
);

-- What was answered stands; it may only be forgotten.
create function guard_review_reply() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.review_id, new.doctor_id, new.created_at) is distinct from (old.review_id, old.doctor_id, old.created_at)
     or new.text is not null then
    raise exception 'a reply stays as it was given' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_review_reply before update or delete on review_replies for each row execute function guard_review_reply();
