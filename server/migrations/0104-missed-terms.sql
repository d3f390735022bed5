-- What becomes of the price of an appointment that its patient misses, and what paid for an appointment besides a payment: the credit of a missed one.
alter table bookings
  -- how much of the price the patient's credit pays; a payment asks for the rest
  add column credit_amount bigint not null default 0,
  -- the terms that the patient was told: the part of the price that counts as a consultation, and for how many days the rest is credit (0: not at all)
  add column missed_share text not null default '1/3',
  add column missed_credit_days integer not null default 30,
  -- credit pays for appointments only, and at most all of the price
  add constraint bookings_credit_within_price check (credit_amount between 0 and price_amount and (credit_amount = 0 or not is_emergency)),
  -- where credit alone pays, it pays everything; a payment always pays something
  add constraint bookings_credit_pays check (
    case funding when 'credit' then credit_amount = price_amount and payment_id is null when 'payment' then credit_amount < price_amount else true end),
  add constraint bookings_missed_share_form check (missed_share ~ '^[0-9]{1,2}/[1-9][0-9]?$'),
  add constraint bookings_missed_credit_days_sane check (missed_credit_days between 0 and 365);

create function keep_booking_terms() returns trigger language plpgsql as $$
begin
  if (new.credit_amount, new.missed_share, new.missed_credit_days) is distinct from (old.credit_amount, old.missed_share, old.missed_credit_days) then
    raise exception 'what a patient was told before booking never changes' using errcode = 'check_violation', constraint = 'bookings_fixed';
  end if;
  return new;
end $$;
create trigger keep_booking_terms before update of credit_amount, missed_share, missed_credit_days on bookings
  for each row execute function keep_booking_terms();

-- the missed ones, whose money the product divides
create index bookings_missed on bookings (id) where state = 'missed';

-- The price of a missed appointment is divided ('missed'); credit pays for an appointment, comes back, and ends.
alter table ledger_journals drop constraint ledger_journals_kind_check;
alter table ledger_journals add constraint ledger_journals_kind_check
  check (kind in ('capture', 'refund-due', 'refund', 'correction', 'fx', 'earning', 'withdrawal', 'payout', 'missed', 'credit-use', 'credit-return', 'credit-end'));
