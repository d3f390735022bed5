-- A patient may contest a consultation for a day also if the call itself proves it. Its doctor is credited at once, so refunding it takes the earning back.
alter table bookings
  -- until when the patient may contest what the call proves; null where only somebody's word says that it took place
  add column credited_contest_until timestamptz,
  -- a consultation is proven by its call or by somebody's word, not by both
  add constraint bookings_one_contest_period check (credited_contest_until is null or (state = 'completed' and contestable_until is null));
alter table bookings drop constraint bookings_contested_in_time;
-- only what can be contested was contested, and in time
alter table bookings add constraint bookings_contested_in_time check (contested_at is null or (state = 'completed'
  and coalesce(contestable_until, credited_contest_until) is not null and contested_at < coalesce(contestable_until, credited_contest_until)));

-- Why the product itself cancelled a request to be paid out: an earning was taken back, and the money was needed for it.
alter table withdrawals
  add column cause text,
  add constraint withdrawals_cause_known check (cause is null or (cause = 'earning-taken-back' and state = 'rejected'));

-- What a doctor owes (`receivable:<id>:<currency>`) is shown to that doctor, as the own account is.
drop policy rows_of_people on ledger_accounts;
create policy rows_of_people on ledger_accounts
  using ((select acts_for_all()) or (kind in ('doctor', 'receivable') and split_part(code, ':', 2) = (select acting_doctor()::text)))
  with check ((select acts_for_all()));
drop policy rows_of_people on ledger_entries;
create policy rows_of_people on ledger_entries
  using ((select acts_for_all()) or (split_part(account, ':', 1) in ('doctor', 'receivable') and split_part(account, ':', 2) = (select acting_doctor()::text)))
  with check ((select acts_for_all()));
