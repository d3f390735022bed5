-- Urgent readings that a doctor and the staff are told of: a row per person and kind, used again when it is urgent anew.
create table urgent_readings (
  id          uuid primary key,
  person_id   uuid not null references people (id),
  -- the account that keeps the readings of this person: the own one, or that of the guardian
  account_id  uuid not null references accounts (id),
  country     text not null,
  -- HMAC of person and kind, because the kind may tell an illness; it says only whether the kind is the same
  kind_mark   text not null,
  -- when it was last told
  told_at     timestamptz not null,
  -- the doctor who was told then; null if there was nobody
  doctor_id   uuid references doctors (id),
  -- when somebody who works here dealt with it; null while it waits
  settled_at  timestamptz,
  -- a person is told of once per kind, also when two phones send at once
  constraint urgent_readings_once unique (person_id, kind_mark),
  constraint urgent_readings_settled_after check (settled_at >= told_at)
);
-- what waits, in the order in which the queue of cases pages through it
create index urgent_readings_waiting on urgent_readings (id) where settled_at is null;
