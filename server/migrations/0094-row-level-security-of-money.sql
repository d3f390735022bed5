-- The second check behind those of the product, for the tables of money (Z-08): a row is shown only to the person whom it concerns. What acts_for_all,
-- acting_patient and acting_doctor mean says the migration that guards the health tables.

-- A payment is seen by its payer and by the doctor of the appointment that it pays. A payer opens it, chooses how to pay, gives it up before anybody was
-- asked, and asks for the money back by cancelling; a doctor gives it back. What a provider said of it is written by the product alone.
create policy rows_of_people on payments
  using ((select acts_for_all()) or payer_id = (select acting_patient())
    or (purpose_kind = 'booking' and exists (select from bookings b where b.id = payments.purpose_id
                                              and coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor()))))
  with check ((select acts_for_all()) or (payer_id = (select acting_patient()) and state in ('created', 'voided', 'refund-due'))
    or (state = 'refund-due' and purpose_kind = 'booking' and exists (select from bookings b where b.id = payments.purpose_id
                                              and coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor()))));

-- Nobody opens a payment for an appointment of somebody else. (Restrictive: it holds besides the policy above, which alone would let an own payment be for anything.)
create policy orders_of_own_bookings on payments as restrictive for insert
  with check ((select acts_for_all()) or (purpose_kind = 'booking'
    and exists (select from bookings b where b.id = payments.purpose_id and b.patient_id = payments.payer_id)));

-- The states of a payment are seen by whoever sees the payment. Only the trigger below writes them.
create policy rows_of_people on payment_history
  using ((select acts_for_all()) or exists (select from payments p where p.id = payment_history.payment_id))
  with check ((select acts_for_all()));

-- What providers told us, and what a person has to look at, concerns no patient and no doctor.
create policy rows_of_people on callback_inbox using ((select acts_for_all()));
create policy rows_of_people on payment_cases using ((select acts_for_all()));

-- A withdrawal is seen by its doctor, who asks for it with the own account; what becomes of it is decided by others.
create policy rows_of_people on withdrawals
  using ((select acts_for_all()) or doctor_id = (select acting_doctor()))
  with check ((select acts_for_all()) or (doctor_id = (select acting_doctor()) and state = 'pending'
    and requested_by = nullif(current_setting('tabibu.account', true), '')::uuid));

-- A doctor sees the own accounts ('doctor:<id>:<currency>'), their entries and the journals of these. What is held for patients, owed to them or
-- earned by the house is seen by nobody, and nobody but the product moves money: each journal also moves money of others.
create policy rows_of_people on ledger_accounts
  using ((select acts_for_all()) or (kind = 'doctor' and split_part(code, ':', 2) = (select acting_doctor()::text)))
  with check ((select acts_for_all()));
create policy rows_of_people on ledger_entries
  using ((select acts_for_all()) or (split_part(account, ':', 1) = 'doctor' and split_part(account, ':', 2) = (select acting_doctor()::text)))
  with check ((select acts_for_all()));
create policy rows_of_people on ledger_journals
  using ((select acts_for_all()) or exists (select from ledger_entries e where e.journal_id = ledger_journals.id))
  with check ((select acts_for_all()));

-- A payer changes a payment and may not write its history, so the trigger writes it as the owner of the tables.
alter function keep_payment_history() security definer set search_path = public, pg_temp;

-- A journal is checked at the commit, when the transaction acts for a person again, who sees not all of its entries. The check sees all of them.
alter function check_ledger_journal(uuid) security definer set search_path = public, pg_temp;

-- Force, as for the health tables.
alter table payments enable row level security;
alter table payments force row level security;
alter table payment_history enable row level security;
alter table payment_history force row level security;
alter table callback_inbox enable row level security;
alter table callback_inbox force row level security;
alter table payment_cases enable row level security;
alter table payment_cases force row level security;
alter table withdrawals enable row level security;
alter table withdrawals force row level security;
alter table ledger_accounts enable row level security;
alter table ledger_accounts force row level security;
alter table ledger_journals enable row level security;
alter table ledger_journals force row level security;
alter table ledger_entries enable row level security;
alter table ledger_entries force row level security;
