-- Email beside SMS, and whether the address of an application was verified.
alter table notices drop constraint notices_channel_known;
-- a message goes as a text message or as an email
alter table notices add constraint notices_channel_known check (channel in ('sms', 'email'));

alter table applications
  -- when somebody pressed a link that went to the address
  add column email_verified_at timestamptz;

-- Whoever changes the address begins unverified; so does the release before this one, which knows nothing of it.
create function unverify_changed_email() returns trigger language plpgsql as $$
begin
  new.email_verified_at := null;
  return new;
end $$;
create trigger applications_email_unverified before update of email on applications
  for each row when (new.email is distinct from old.email) execute function unverify_changed_email();

-- One-time links that go to the email address of an application, so that whoever reads its mail verifies it.
create table application_email_links (
  id             uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  -- where it goes; it verifies no other address
  email          text not null,
  -- only the hash of its secret is kept
  token_hash     bytea not null,
  created_at     timestamptz not null,
  expires_at     timestamptz not null,
  used_at        timestamptz,
  -- when a mail server said that there is no such mailbox
  refused_at     timestamptz,
  constraint application_email_links_token_unique unique (token_hash),
  constraint application_email_links_lasts check (expires_at > created_at),
  -- nobody uses a link that is over
  constraint application_email_links_used_in_time check (used_at < expires_at)
);
create index application_email_links_of_application on application_email_links (application_id, created_at desc);
-- the limit counts what goes to one address, whoever wrote it into a form
create index application_email_links_of_address on application_email_links (lower(email), created_at);
