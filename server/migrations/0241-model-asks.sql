-- How often whom a language model worded an answer for, so that nobody spends without limit. Nothing of any text. Kept a day.
create table model_asks (
  id       bigint generated always as identity primary key,
  -- a keyed hash of the account, or of the network of somebody without one
  asker    text not null,
  asked_at timestamptz not null,
  -- what it cost, both ways: a guess before the answer, what the provider counted after it
  tokens   integer not null,
  constraint model_asks_tokens_positive check (tokens >= 0)
);
create index model_asks_of_asker on model_asks (asker, asked_at);
create index model_asks_recent on model_asks (asked_at);
