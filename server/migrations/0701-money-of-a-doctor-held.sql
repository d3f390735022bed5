-- Whoever closes a doctor says why, which the doctor reads, and may hold the money: then nothing is paid out until another administrator releases it.
alter table doctors
  -- why the verification was taken back or the money is held, encrypted
  add column standing_reason_sealed bytea,
  add column money_held_at timestamptz,
  add column money_held_by uuid references accounts (id),
  -- it is always known since when, by whom and why
  add constraint doctors_money_held_by_someone check ((money_held_at is null) = (money_held_by is null)),
  add constraint doctors_money_held_with_reason check (money_held_at is null or standing_reason_sealed is not null);
create index doctors_money_held on doctors (id) where money_held_at is not null;
