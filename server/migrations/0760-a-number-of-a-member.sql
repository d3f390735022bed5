-- Somebody in a family may have a telephone of their own: what is about their appointments goes there, too.
alter table people
  -- AES-256-GCM; the number in E.164, which the guardian typed
  add column phone_sealed bytea,
  -- the own person of an account has the number of the account
  add constraint people_number_of_member check (phone_sealed is null or account_id is null);
