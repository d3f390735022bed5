-- A contested consultation or a failed call may be settled by a new appointment without paying: the patient gets credit of the whole price.

-- When somebody decided so. A failed call is cancelled then; a contested consultation counts as having taken place.
alter table bookings
  add column new_appointment_at timestamptz,
  add constraint bookings_new_appointment_decided check (
    new_appointment_at is null or (state = 'cancelled' and cancelled_by = 'staff') or (state = 'completed' and contest_outcome is not distinct from 'kept'));

-- Credit that the house gave goes back to the account that paid for it (`goodwill:<currency>`) when it ends; what a patient paid becomes the house's.
alter table credits add column from_house boolean not null default false;
create function keep_giver_of_credit() returns trigger language plpgsql as $$
begin
  if new.from_house is distinct from old.from_house then raise exception 'credit % was given as it is', old.id using errcode = 'restrict_violation'; end if;
  return new;
end $$;
create trigger keep_giver_of_credit before update of from_house on credits for each row execute function keep_giver_of_credit();

-- `goodwill` is what the house spends on patients: an expense, which is below zero by its nature. `receivable` is what a doctor owes the house.
alter table ledger_accounts drop constraint ledger_accounts_check2;
alter table ledger_accounts add constraint ledger_accounts_may_be_negative check (may_be_negative = (kind in ('clearing', 'goodwill', 'receivable')));
alter table ledger_journals drop constraint ledger_journals_kind_check;
alter table ledger_journals add constraint ledger_journals_kind_check
  check (kind in ('capture', 'refund-due', 'refund', 'correction', 'fx', 'earning', 'withdrawal', 'payout', 'missed', 'credit-use', 'credit-return', 'credit-end',
                  'new-appointment', 'repayment', 'write-off'));
