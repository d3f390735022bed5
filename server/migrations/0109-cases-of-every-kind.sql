-- Cases about nobody: a callback that names no payment of ours, or an invariant that is violated.
alter table cases alter column account_id drop not null;

-- The queue of those who decide cases without money only.
create index cases_of_subject on cases (kind, subject_id, closed_at);

-- What the queue asks of messages once a minute: to whom the provider refused one, and whether it took one since.
create index notices_refused on notices (account_id, closed_at) where channel = 'sms' and state = 'refused' and account_id is not null;
create index notices_sent on notices (account_id, closed_at) where channel = 'sms' and state = 'sent' and account_id is not null;
-- … of appointments that have begun, and of emergencies
create index bookings_scheduled on bookings (id, starts_at) where state = 'scheduled';
create index bookings_escalated on bookings (id) where state = 'scheduled' and emergency_state = 'escalated';

-- Invariants of the stored data that were violated when they were last checked.
create table broken_invariants (
  -- the number in the list of invariants: 'I-04'
  id         text primary key,
  says       text not null,
  -- how many rows violate it, and the ids of the first few
  broken     integer not null,
  examples   text[] not null,
  since      timestamptz not null,
  checked_at timestamptz not null,
  constraint broken_invariants_broken check (broken > 0),
  constraint broken_invariants_later check (checked_at >= since)
);
