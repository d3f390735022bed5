-- Whether somebody who decides cases wants a text message about what waits. It means nothing for other people.
alter table accounts add column texts_about_cases boolean not null default true;

-- Who was told by SMS of what about an open case. Written in the transaction that adds the message; deleted some time after the case is closed.
create table case_tellings (
  case_id    uuid not null references cases (id),
  account_id uuid not null references accounts (id),
  -- 'waits', 'overdue', or the id of the sending of a payout that became unknown or was declined
  occasion   text not null,
  told_at    timestamptz not null,
  -- nobody is told the same thing twice
  primary key (account_id, case_id, occasion)
);
-- the quarter of an hour in which nobody gets a second message
create index case_tellings_newest on case_tellings (account_id, told_at);
create index case_tellings_of_case on case_tellings (case_id);
