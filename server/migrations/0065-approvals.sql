-- Steps that take two people: one asks, somebody else approves or declines.
create table approvals (
  id           uuid primary key,
  kind         text not null,
  -- the account that the step changes
  subject_id   uuid not null references accounts (id),
  -- the subject's role when it was asked for; another role means another effect
  subject_role text not null,
  requested_by uuid not null references accounts (id),
  reason       text not null,
  requested_at timestamptz not null,
  expires_at   timestamptz not null,
  outcome      text,
  decided_by   uuid references accounts (id),
  decided_at   timestamptz,
  constraint approvals_kind_known check (kind in ('grant-administrator', 'reset-access')),
  -- why, in a sentence
  constraint approvals_reason_given check (length(reason) between 1 and 500),
  -- nobody asks for the own account
  constraint approvals_for_somebody_else check (requested_by <> subject_id),
  -- who asked does not decide, nor does the person whom it is about
  constraint approvals_two_people check (decided_by is null or (decided_by <> requested_by and decided_by <> subject_id)),
  -- a person decides in time, or time does
  constraint approvals_decided_whole check (
    (outcome is null and decided_at is null and decided_by is null)
    or (outcome in ('approved', 'declined') and decided_at <= expires_at and decided_by is not null)
    or (outcome = 'expired' and decided_at >= expires_at and decided_by is null))
);
-- an account waits for one decision at a time
create unique index approvals_one_pending on approvals (subject_id) where outcome is null;
create index approvals_newest on approvals (requested_at desc, id desc);
