-- Messages to people. What a message says and to whom is sealed, and forgotten as soon as the message is closed.
create table notices (
  id           uuid primary key,
  -- names the occasion: 'booking-scheduled:<id>:patient'
  key          text not null,
  channel      text not null,
  -- number and language stand with the account, or sealed here when there is none
  account_id   uuid references accounts (id),
  recipient_sealed bytea,
  template     text not null,
  values_sealed bytea,
  state        text not null default 'waiting',
  tries        integer not null default 0,
  provider_message_id text,
  failure      text,
  created_at   timestamptz not null,
  closed_at    timestamptz,
  -- one message per occasion and channel, however often the occasion is reported
  constraint notices_once unique (key, channel),
  constraint notices_channel_known check (channel in ('sms')),
  -- 'unknown': the provider may have taken it, so it is not sent again
  constraint notices_state_known check (state in ('waiting', 'sent', 'refused', 'unknown')),
  constraint notices_closed check ((state = 'waiting') = (closed_at is null)),
  constraint notices_addressed check (state <> 'waiting' or (account_id is null) <> (recipient_sealed is null)),
  -- a closed message keeps no content
  constraint notices_forgotten check (case when state = 'waiting' then values_sealed is not null else values_sealed is null and recipient_sealed is null end),
  constraint notices_tries_positive check (tries >= 0)
);
create index notices_waiting on notices (created_at) where state = 'waiting';
