-- Whether a message arrived on the phone, and a channel beside SMS and email.
alter table notices drop constraint notices_channel_known;
alter table notices
  -- a message goes as a text message, as an email, or to browsers whose page is closed
  add constraint notices_channel_known check (channel in ('sms', 'email', 'push')),
  -- what the provider reported last of a message that it took; null: nothing yet, and many networks never report
  add column delivery text,
  add column reported_at timestamptz,
  -- the provider's word for why it did not arrive
  add column delivery_failure text,
  add constraint notices_delivery_known check (delivery in ('on-its-way', 'delivered', 'failed')),
  -- only what the provider took is reported of
  add constraint notices_reported_when_sent check (delivery is null or state = 'sent' and reported_at is not null);
-- a report names a message by the provider's id
create index notices_of_provider on notices (provider_message_id) where provider_message_id is not null;
