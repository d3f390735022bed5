-- After doctor or house cancelled an appointment, its money may pay for another one of the same price: the debt to the patient ends, and the payment is
-- for the new appointment from then on.
alter table bookings add column rebooked_as uuid references bookings (id);
-- the money of an appointment books one other, once
create unique index bookings_rebooked_once on bookings (rebooked_as) where rebooked_as is not null;
-- only what somebody else than the patient cancelled, and what was paid by money or credit
alter table bookings add constraint bookings_rebooked_when_called_off check (
  rebooked_as is null or (state = 'cancelled' and cancelled_by <> 'patient' and not is_emergency and funding in ('payment', 'credit') and new_appointment_at is null));

-- one payment pays for one booking; the cancelled one, whose money it was, still names it
drop index bookings_one_per_payment;
create unique index bookings_one_per_payment on bookings (payment_id) where payment_id is not null and rebooked_as is null;

-- As before, but money that is owed back may be kept for another thing of the same kind.
create or replace function guard_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a payment is never deleted' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.reference, new.purpose_kind, new.payer_id, new.amount, new.currency, new.price_version, new.external_id, new.created_at)
     is distinct from
     (old.id, old.reference, old.purpose_kind, old.payer_id, old.amount, old.currency, old.price_version, old.external_id, old.created_at) then
    raise exception 'what a payment orders never changes' using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('created', 'requested'), ('created', 'unknown'), ('created', 'settled'), ('created', 'refused'), ('created', 'voided'),
    ('requested', 'unknown'), ('requested', 'settled'), ('requested', 'refused'),
    ('unknown', 'settled'), ('unknown', 'refused'),
    ('refused', 'settled'), ('voided', 'settled'),
    ('settled', 'refund-due'), ('refund-due', 'refunded'), ('refund-due', 'settled')) then
    raise exception 'a payment does not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  if (new.purpose_id <> old.purpose_id) <> (old.state = 'refund-due' and new.state = 'settled') then
    raise exception 'what a payment orders never changes, unless money that was owed back is kept for something else' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Money that is kept after all is found by its moment, and ends the keeping of sums as what is owed back does.
create index payment_history_of_kept on payment_history (at) where from_state = 'refund-due' and to_state = 'settled';
create trigger end_keeping_of_kept after insert on payment_history for each row
  when (new.from_state = 'refund-due' and new.to_state = 'settled') execute function end_keeping_of_move();
