-- What a person asked for who forgot the record passphrase: that it is lifted, three days later at the earliest.
create table record_openings (
  id          uuid primary key,
  account_id  uuid not null references accounts (id),
  -- the browser in which it was asked for
  session_id  uuid not null,
  asked_at    timestamptz not null,
  -- when the second of two administrators approved the proof of who the person is
  approved_at timestamptz,
  outcome     text,
  ended_at    timestamptz,
  constraint record_openings_outcome_known check (outcome in ('opened', 'cancelled', 'expired')),
  constraint record_openings_ended_whole check ((outcome is null) = (ended_at is null)),
  -- nothing is opened that nobody approved, nor sooner than three days after it was asked for
  constraint record_openings_late_enough check (
    outcome is distinct from 'opened' or (approved_at is not null and ended_at >= asked_at + interval '72 hours')
  )
);
-- A person waits for one opening at a time.
create unique index record_openings_one_waiting on record_openings (account_id) where outcome is null;
create index record_openings_asked on record_openings (asked_at);

-- The proof of the person is a step that takes two people, and is about a patient as a coupon is.
alter table approvals drop constraint approvals_kind_known;
alter table approvals add constraint approvals_kind_known
  check (kind in ('grant-administrator', 'reset-access', 'generate-coupon', 'open-records'));
alter table approvals drop constraint approvals_about_one_thing;
alter table approvals add constraint approvals_about_one_thing
  check ((kind = 'generate-coupon') = (coupon is not null) and (kind in ('generate-coupon', 'open-records')) = (subject_role is null));
