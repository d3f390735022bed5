-- WhatsApp beside SMS, email and browsers, for people who want it.
alter table notices drop constraint notices_channel_known;
alter table notices
  -- a message goes as a text message, as an email, to browsers whose page is closed, or by WhatsApp
  add constraint notices_channel_known check (channel in ('sms', 'email', 'push', 'whatsapp'));

-- since when the person wants messages by WhatsApp; null: not asked for, or taken back
alter table notice_choices add column whatsapp_since timestamptz;
