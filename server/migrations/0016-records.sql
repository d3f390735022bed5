-- What doctors write of visits: notes, prescriptions, referrals and sick notes. Drafts change; what is signed never does.
create table visit_documents (
  id                   uuid primary key,
  booking_id           uuid not null references bookings (id),
  patient_id           uuid not null references accounts (id),
  doctor_id            uuid not null references doctors (id),
  -- the patient's country: its clock says which day it is, its list which medicines are not for remote doctors
  country              text not null,
  kind                 text not null,
  state                text not null default 'draft',
  -- grows by one with each change of a draft and with the signing; who saves names the one last seen
  version              integer not null default 1,
  -- AES-256-GCM over the whole content as JSON
  content_sealed       bytea not null,
  created_at           timestamptz not null,
  saved_at             timestamptz not null,
  signed_at            timestamptz,
  -- HMAC-SHA-256 over content, people and days, made at the signing
  signature            text,
  -- as they were at the signing
  doctor_name          text,
  specialty            text,
  -- AES-256-GCM; null when the account was erased. The signature covers the digest, so that the name can go and the rest still be proven.
  patient_name_sealed  bytea,
  patient_name_digest  text,
  -- keyed digests of the codes that prove a paper, and the codes themselves for whoever may print it again; they go with the account
  code_digest          text,
  short_code_digest    text,
  codes_sealed         bytea,
  -- last day of a prescription, in the patient's country
  valid_until          date,
  -- when the patient should come again; no more than that, so that a reminder can be sent
  follow_up_on         date,
  reminder             text,
  cancelled_at         timestamptz,
  cancel_reason_sealed bytea,
  dispensed_at         timestamptz,
  -- AES-256-GCM: name and town of the pharmacy
  dispensed_by_sealed  bytea,

  constraint visit_documents_country_form check (country ~ '^[A-Z]{2}$'),
  constraint visit_documents_kind_known check (kind in ('note', 'prescription', 'referral', 'sick-note')),
  constraint visit_documents_state_known check (state in ('draft', 'signed', 'cancelled')),
  constraint visit_documents_version_positive check (version > 0),
  -- what is signed has its time, its proof and the people as they were; a draft has none of it
  constraint visit_documents_signed check (
    (state <> 'draft') = (signed_at is not null) and (signed_at is null) = (signature is null) and (signed_at is null) = (doctor_name is null)
    and (signed_at is null) = (specialty is null) and (signed_at is null) = (patient_name_digest is null)),
  constraint visit_documents_draft_is_unproven check (
    state <> 'draft' or (patient_name_sealed is null and code_digest is null and short_code_digest is null and codes_sealed is null and valid_until is null)),
  -- the codes come and go together
  constraint visit_documents_codes_together check ((code_digest is null) = (short_code_digest is null) and (code_digest is null) = (codes_sealed is null)),
  -- a prescription ends, other papers do not
  constraint visit_documents_validity check ((valid_until is not null) = (kind = 'prescription' and state <> 'draft')),
  -- only a note asks somebody to come again
  constraint visit_documents_follow_up check (follow_up_on is null or kind = 'note'),
  constraint visit_documents_reminder_known check (reminder in ('sent', 'not-needed')),
  constraint visit_documents_reminder_of_date check (reminder is null or (follow_up_on is not null and state = 'signed')),
  -- a note is only added to; everything else is cancelled with a time and a reason
  constraint visit_documents_cancelled check (
    (state = 'cancelled') = (cancelled_at is not null) and (cancelled_at is null) = (cancel_reason_sealed is null) and (state <> 'cancelled' or kind <> 'note')),
  -- only a prescription that stands is dispensed
  constraint visit_documents_dispensed check (
    (dispensed_at is null) = (dispensed_by_sealed is null) and (dispensed_at is null or (kind = 'prescription' and state = 'signed')))
);
-- one of each kind stands or is being written per visit
create unique index visit_documents_one_standing on visit_documents (booking_id, kind) where state <> 'cancelled';
-- a code proves one paper; the lookups of whoever checks one
create unique index visit_documents_one_per_code on visit_documents (code_digest) where code_digest is not null;
create unique index visit_documents_one_per_short_code on visit_documents (short_code_digest) where short_code_digest is not null;
create index visit_documents_of_booking on visit_documents (booking_id);
create index visit_documents_of_patient on visit_documents (patient_id, signed_at desc, id desc) where state <> 'draft';
create index visit_documents_to_remind on visit_documents (follow_up_on) where follow_up_on is not null and reminder is null and state = 'signed';

-- What is signed stays as it was signed. Afterwards it may be cancelled once, dispensed once, reminded of once, and lose name and codes with the account.
create function guard_visit_document() returns trigger language plpgsql as $$
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
  if (new.version, new.content_sealed, new.saved_at, new.signed_at, new.signature, new.doctor_name, new.specialty, new.patient_name_digest, new.valid_until, new.follow_up_on)
     is distinct from
     (old.version, old.content_sealed, old.saved_at, old.signed_at, old.signature, old.doctor_name, old.specialty, old.patient_name_digest, old.valid_until, old.follow_up_on) then
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
create trigger guard_visit_document before update or delete on visit_documents for each row execute function guard_visit_document();
create trigger refuse_truncate before truncate on visit_documents for each statement execute function refuse_change();

-- A document begins as a draft.
create function check_new_visit_document() returns trigger language plpgsql as $$
begin
  if new.state <> 'draft' or new.version <> 1 then
    raise exception 'a document begins as a draft' using errcode = 'check_violation', constraint = 'visit_documents_begin';
  end if;
  return new;
end $$;
create trigger check_new_visit_document before insert on visit_documents for each row execute function check_new_visit_document();

-- What a doctor added to a signed note.
create table visit_addenda (
  id           uuid primary key,
  document_id  uuid not null references visit_documents (id),
  -- as it was then
  author_name  text not null,
  -- AES-256-GCM
  text_sealed  bytea not null,
  -- HMAC-SHA-256 over note, author, text and time
  signature    text not null,
  added_at     timestamptz not null
);
create index visit_addenda_of_document on visit_addenda (document_id, added_at, id);
select make_append_only('visit_addenda');

-- What a person does not tolerate, as somebody said it. The latest version counts; the earlier ones stay, because doctors relied on them.
create table allergy_statements (
  patient_id   uuid not null references accounts (id),
  version      integer not null,
  status       text not null,
  -- AES-256-GCM over the list as JSON
  items_sealed bytea not null,
  said_by      text not null,
  account_id   uuid not null references accounts (id),
  said_at      timestamptz not null,
  -- of two who write at the same time one is told to look again
  primary key (patient_id, version),
  constraint allergy_statements_version_positive check (version > 0),
  -- no row at all: nobody was asked yet
  constraint allergy_statements_status_known check (status in ('none-known', 'listed')),
  constraint allergy_statements_sayer_known check (said_by in ('patient', 'doctor'))
);
select make_append_only('allergy_statements');

-- Wrong tries at short codes: one row per try and bucket (address, code, all). Kept a day.
create table verification_misses (
  bucket       text not null,
  missed_at    timestamptz not null
);
create index verification_misses_recent on verification_misses (bucket, missed_at desc);
create index verification_misses_age on verification_misses (missed_at);
