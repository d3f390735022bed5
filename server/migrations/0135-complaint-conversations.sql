-- What was written about a complaint after its first message: our answers, and what its writer said to them. The words are sealed for their row.
create table complaint_messages (
  id           uuid primary key,
  complaint_id uuid not null references complaints (id),
  -- the order in which they were written
  number       bigint generated always as identity,
  author       text not null,
  -- who of us answered; unknown for what was answered by command
  staff_id     uuid references accounts (id),
  -- null once the writer has deleted the account
  sealed       bytea,
  created_at   timestamptz not null,
  constraint complaint_messages_author_known check (author in ('writer', 'staff')),
  constraint complaint_messages_staff_answer check (author = 'staff' or staff_id is null)
);
create index complaint_messages_of_complaint on complaint_messages (complaint_id, number);

-- Who answers our answer waits again, so an answer no longer keeps a complaint resolved.
alter table complaints drop constraint complaints_answer_resolves;
alter table complaints add column reopened_at timestamptz;
-- when we answered last; null where only the previous release knows the answer (response_sealed without a message)
alter table complaints add column answered_at timestamptz;

-- The list of staff, newest first.
create index complaints_newest on complaints (created_at desc, id desc) where sealed is not null;
