-- When the person of this session last gave the factor that the account asks for (the authenticator where one is in force, otherwise a code
-- by SMS); null: when it was opened.
alter table sessions add column stepped_up_at timestamptz;

-- Numbers other than the account's own that the person of a session has proven by a code. They go with the session.
create table session_numbers (
  session_id uuid not null references sessions (id) on delete cascade,
  phone      text not null,
  proven_at  timestamptz not null,
  -- a number is proven once more, not twice
  primary key (session_id, phone),
  -- numbers are kept in one spelling only
  constraint session_numbers_phone_form check (phone ~ '^\+[1-9][0-9]{7,14}$')
);

-- What a doctor asks to have changed and cannot change alone: each decides what patients pay, trust or dial.
create table doctor_changes (
  id          uuid primary key,
  doctor_id   uuid not null references doctors (id),
  field       text not null,
  -- as it was when it was asked for
  old_value   text not null,
  new_value   text not null,
  state       text not null default 'pending',
  created_at  timestamptz not null,
  decided_at  timestamptz,
  -- who decided, as the audit log names them
  decided_by  text,
  constraint doctor_changes_field_known check (field in ('specialty', 'country', 'phone', 'licence')),
  constraint doctor_changes_state_known check (state in ('pending', 'approved', 'refused', 'withdrawn')),
  -- asking for what is so already asks for nothing
  constraint doctor_changes_changes check (new_value <> old_value and new_value <> ''),
  -- a decision has its moment, and whoever decided has a name
  constraint doctor_changes_decided check ((state = 'pending') = (decided_at is null) and (state in ('approved', 'refused')) = (decided_by is not null))
);
-- one request per field waits at a time, however many are sent at once
create unique index doctor_changes_one_pending on doctor_changes (doctor_id, field) where state = 'pending';
create index doctor_changes_of_doctor on doctor_changes (doctor_id, created_at desc);

-- The licence that a doctor practises under; null while nobody has noted it.
alter table doctors add column licence text;

-- A request starts pending, is decided once, and what it asks never changes.
create function check_doctor_change() returns trigger language plpgsql as $$
begin
  if (new.id, new.doctor_id, new.field, new.old_value, new.new_value, new.created_at)
     is distinct from (old.id, old.doctor_id, old.field, old.old_value, old.new_value, old.created_at)
     or old.state <> 'pending' then
    raise exception 'request % was asked for and decided as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger check_doctor_change before update on doctor_changes for each row execute function check_doctor_change();

-- Whose bell it is (DOC-DASH-19); null for an account that is no doctor's. A version before this one writes none.
alter table doctor_notifications add column doctor_id uuid references doctors (id);
update doctor_notifications n set doctor_id = d.id from doctors d where d.account_id = n.account_id;
