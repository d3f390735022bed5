-- What people said about us and agreed to be shown with. The words never change: whoever says something else agrees anew.
create table testimonials (
  id             uuid primary key,
  -- as the person agreed to be named, and the words by language; both are empty once the consent is withdrawn
  name           text,
  words          jsonb,
  -- when and how the person agreed
  consented_on   date not null,
  consent_how    text not null,
  added_by       uuid not null references accounts (id),
  added_at       timestamptz not null,
  withdrawn_by   uuid references accounts (id),
  withdrawn_at   timestamptz,
  constraint testimonials_consent_how_known check (consent_how in ('written', 'message', 'spoken', 'email')),
  -- what is shown has a name and words in at least one language
  constraint testimonials_shown_whole check (withdrawn_at is not null or (length(name) > 0 and jsonb_typeof(words) = 'object'
    and (length(words ->> 'sw') > 0 or length(words ->> 'en') > 0 or length(words ->> 'fr') > 0))),
  -- nothing is left of what was shown once the consent is withdrawn
  constraint testimonials_withdrawn_empty check ((withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null or (name is null and words is null)))
);
create index testimonials_newest on testimonials (added_at desc);

-- Name and words stay as they were agreed to, until the consent is withdrawn once.
create function guard_testimonial() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.withdrawn_at is not null or new.withdrawn_at is null
     or (new.id, new.consented_on, new.consent_how, new.added_by, new.added_at)
        is distinct from (old.id, old.consented_on, old.consent_how, old.added_by, old.added_at) then
    raise exception 'a testimonial is only withdrawn' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_testimonial before update or delete on testimonials for each row execute function guard_testimonial();
