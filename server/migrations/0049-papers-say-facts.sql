-- What a paper says of its patient's age, sex, weight and pregnancy, as it was at the signing. Null of drafts, and of papers signed before.
alter table visit_documents
  -- AES-256-GCM; the signature covers it
  add column facts_sealed bytea,
  add constraint visit_documents_draft_says_no_facts check (state <> 'draft' or facts_sealed is null);

-- The same guard as before, which keeps these facts too.
create or replace function guard_visit_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'what was written of a visit is never deleted' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.booking_id, new.patient_id, new.doctor_id, new.country, new.kind, new.created_at)
     is distinct from (old.id, old.booking_id, old.patient_id, old.doctor_id, old.country, old.kind, old.created_at) then
    raise exception 'a document stays with its visit' using errcode = 'restrict_violation';
  end if;
  if old.state = 'draft' then
    if new.state not in ('draft', 'signed') or new.version <> old.version + 1 then
      raise exception 'a draft is saved or signed, one version after the other' using errcode = 'restrict_violation';
    end if;
    if new.state = 'signed' and (new.content_sealed, new.follow_up_on) is distinct from (old.content_sealed, old.follow_up_on) then
      raise exception 'what is signed is what was saved' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.version, new.content_sealed, new.facts_sealed, new.saved_at, new.signed_at, new.signature, new.doctor_name, new.specialty, new.patient_name_digest, new.valid_until, new.follow_up_on)
     is distinct from
     (old.version, old.content_sealed, old.facts_sealed, old.saved_at, old.signed_at, old.signature, old.doctor_name, old.specialty, old.patient_name_digest, old.valid_until, old.follow_up_on) then
    raise exception 'what is signed never changes' using errcode = 'restrict_violation';
  end if;
  if (new.patient_name_sealed is not null and new.patient_name_sealed is distinct from old.patient_name_sealed)
     or (new.codes_sealed is not null and (new.code_digest, new.short_code_digest, new.codes_sealed) is distinct from (old.code_digest, old.short_code_digest, old.codes_sealed)) then
    raise exception 'name and codes of a signed document can only be forgotten' using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and (old.state <> 'signed' or new.state <> 'cancelled' or old.dispensed_at is not null) then
    raise exception 'a signed document can only be cancelled, and not after it was dispensed' using errcode = 'restrict_violation';
  end if;
  if old.state = 'cancelled' and (new.cancelled_at, new.cancel_reason_sealed) is distinct from (old.cancelled_at, old.cancel_reason_sealed) then
    raise exception 'a document is cancelled once' using errcode = 'restrict_violation';
  end if;
  if old.dispensed_at is not null and (new.dispensed_at, new.dispensed_by_sealed) is distinct from (old.dispensed_at, old.dispensed_by_sealed) then
    raise exception 'a prescription is dispensed once' using errcode = 'restrict_violation';
  end if;
  if old.reminder is not null and new.reminder is distinct from old.reminder then
    raise exception 'a reminder is sent once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- A doctor takes an own reply back or writes it anew, for it may name the patient; when a person is erased it is forgotten for good.
alter table review_replies
  add column changed_at timestamptz,
  -- the patient was erased: nothing is written here any more
  add column forgotten boolean not null default false,
  add constraint review_replies_forgotten_is_empty check (not forgotten or text is null);
-- Until now a reply only lost its text with its patient.
update review_replies set forgotten = true where text is null;

create or replace function guard_review_reply() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.review_id, new.doctor_id, new.created_at) is distinct from (old.review_id, old.doctor_id, old.created_at)
     or (old.forgotten and new is distinct from old)
     or (new.text is distinct from old.text and not new.forgotten and (new.changed_at is null or new.changed_at < coalesce(old.changed_at, old.created_at))) then
    raise exception 'a reply stays with its review and is changed by its doctor with a time, or forgotten' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- All who are rung for an emergency are told together what became of it.
create index doctor_notifications_ringing on doctor_notifications (key) where template = 'emergency-ring';
