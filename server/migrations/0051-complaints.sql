-- What people write on the contact page, and what we answer.
create table complaints (
  id              uuid primary key,
  -- the number that both sides name it by
  number          integer generated always as identity,
  -- who wrote, when signed in; nobody else reads the answer in the product
  account_id      uuid references accounts (id),
  country         text not null,
  language        text not null,
  -- name, email, subject and message, sealed; null once its writer has deleted the account
  sealed          bytea,
  -- tells apart who asks again and again, without keeping the address readable
  email_digest    text,
  priority        text not null default 'medium',
  status          text not null default 'pending',
  response_sealed bytea,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  constraint complaints_number_unique unique (number),
  constraint complaints_priority_known check (priority in ('high', 'medium', 'low')),
  constraint complaints_status_known check (status in ('pending', 'in_progress', 'resolved')),
  -- an answer ends it
  constraint complaints_answer_resolves check (response_sealed is null or status = 'resolved'),
  constraint complaints_in_order check (updated_at >= created_at)
);
create index complaints_of_account on complaints (account_id, created_at desc) where account_id is not null;
create index complaints_open on complaints (created_at) where status <> 'resolved';
create index complaints_of_email on complaints (email_digest, created_at) where email_digest is not null;
