-- Conversations with the assistant that signed-in people chose to keep. A conversation that nobody keeps is in no table.
create table kept_conversations (
  id             uuid primary key,
  account_id     uuid not null references accounts (id),
  -- a random id that the conversation has had since its first text
  thread         uuid not null,
  -- AES-256-GCM: what was said and answered, and how urgent it was; bound to account and thread
  content_sealed bytea not null,
  -- the appointment whose doctor may read it
  booking_id     uuid references bookings (id),
  kept_at        timestamptz not null,
  -- kept again, it takes the place of what was kept before
  constraint kept_conversations_once unique (account_id, thread)
);
-- the doctor of an appointment reads one conversation
create unique index kept_conversations_one_per_booking on kept_conversations (booking_id) where booking_id is not null;
create index kept_conversations_of_account on kept_conversations (account_id, kept_at desc, id desc);

-- A conversation stays with the person who kept it, and is shown only to the doctor of an appointment of that person.
create function guard_kept_conversation() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.account_id, new.thread) is distinct from (old.id, old.account_id, old.thread) then
    raise exception 'a kept conversation stays with its person' using errcode = 'restrict_violation';
  end if;
  if new.booking_id is not null and not exists (select from bookings b where b.id = new.booking_id and b.patient_id = new.account_id) then
    raise exception 'a conversation is shown for an own appointment' using errcode = 'check_violation', constraint = 'kept_conversations_own_booking';
  end if;
  return new;
end $$;
create trigger guard_kept_conversation before insert or update on kept_conversations for each row execute function guard_kept_conversation();

-- Seen by its person, and by the doctor of the paid appointment that it is attached to; written by its person.
create policy rows_of_people on kept_conversations
  using ((select acts_for_all()) or account_id = (select acting_patient())
    or exists (select from bookings b where b.id = kept_conversations.booking_id and b.funding is not null
                and coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor())))
  with check ((select acts_for_all()) or account_id = (select acting_patient()));
alter table kept_conversations enable row level security;
alter table kept_conversations force row level security;

-- Whom an answer of the assistant helped, once: a keyed hash of conversation and account, or of conversation and browser. It names neither.
create table helpful_answers (
  marker    text primary key,
  level     text not null,
  language  text not null,
  -- a language model had worded the answer
  by_model  boolean not null,
  marked_at timestamptz not null,
  constraint helpful_answers_level_known check (level in ('emergency', 'today', 'soon', 'routine', 'self-care')),
  constraint helpful_answers_language_known check (language in ('sw', 'en', 'fr'))
);
