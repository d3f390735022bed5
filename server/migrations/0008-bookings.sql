-- Appointments from the moment a slot is held. Money stands in the payments; here is only what paid for the booking.
create table bookings (
  id               uuid primary key,
  patient_id       uuid not null references accounts (id),
  -- the doctor asked for; an emergency may be accepted by another one
  doctor_id        uuid not null references doctors (id),
  -- the patient's country: it sets price, currency and clock
  country          text not null,
  doctor_type      text not null,
  call_type        text not null,
  is_emergency     boolean not null default false,
  -- null for an emergency until a doctor accepts it
  starts_at        timestamptz,
  state            text not null default 'awaiting-payment',
  -- minor units, as priced when the slot was held, and the version of the price list that said so
  price_amount     bigint not null,
  price_currency   text not null,
  price_version    integer not null,
  hold_expires_at  timestamptz,
  -- the payment under way, or the one that paid
  payment_id       uuid references payments (id),
  funding          text,
  -- AES-256-GCM, for the doctor only; null when none was given or the account was erased
  reason_sealed    bytea,
  emergency_state  text,
  rung_at          timestamptz,
  accepted_by      uuid references doctors (id),
  cancelled_by     text,
  cancelled_at     timestamptz,
  cancel_reason_sealed bytea,
  rescheduled_count integer not null default 0,
  created_at       timestamptz not null,
  confirmed_at     timestamptz,
  completed_at     timestamptz,

  constraint bookings_country_form check (country ~ '^[A-Z]{2}$'),
  constraint bookings_doctor_type_known check (doctor_type in ('general', 'specialist')),
  constraint bookings_call_type_known check (call_type in ('phone', 'video')),
  constraint bookings_state_known check (state in ('awaiting-payment', 'scheduled', 'completed', 'expired', 'cancelled', 'missed')),
  -- a consultation is never free of charge by accident
  constraint bookings_price_positive check (price_amount > 0 and price_amount < 9007199254740992),
  constraint bookings_currency_form check (price_currency ~ '^[A-Z]{3}$'),
  constraint bookings_version_positive check (price_version > 0),
  -- an ordinary appointment has a time from the start
  constraint bookings_time_or_emergency check (is_emergency or starts_at is not null),
  -- slots lie on the half-hour grid, so that equal starts are the only overlaps
  constraint bookings_half_hour_grid check (is_emergency or mod(extract(epoch from starts_at), 1800) = 0),
  -- nobody books a time that has passed
  constraint bookings_not_in_past check (is_emergency or starts_at > created_at),
  -- an unpaid slot is kept from others for ten minutes at most
  constraint bookings_short_hold check (hold_expires_at > created_at and hold_expires_at <= created_at + interval '10 minutes'),
  constraint bookings_waiting_has_hold check (state <> 'awaiting-payment' or hold_expires_at is not null),
  constraint bookings_funding_known check (funding in ('payment', 'coupon', 'credit', 'grant')),
  -- what takes place has been paid for by exactly one thing; what waits or ran out by none
  constraint bookings_funded check (
    case when state in ('scheduled', 'completed', 'missed') then funding is not null
         when state in ('awaiting-payment', 'expired') then funding is null
         else true end),
  constraint bookings_payment_named check (funding is distinct from 'payment' or payment_id is not null),
  constraint bookings_confirmed_when_funded check ((funding is not null) = (confirmed_at is not null)),
  constraint bookings_emergency_state_known check (emergency_state in ('ringing', 'accepted', 'escalated')),
  -- doctors are rung for paid emergencies only, and for nothing else
  constraint bookings_emergency_rings check ((emergency_state is not null) = (is_emergency and funding is not null)),
  constraint bookings_rung_when_funded check ((rung_at is not null) = (emergency_state is not null)),
  -- an emergency has a doctor and a time together, from acceptance on
  constraint bookings_emergency_accepted check (
    not is_emergency or ((accepted_by is not null) = (starts_at is not null) and (accepted_by is not null) = (emergency_state is not distinct from 'accepted'))),
  constraint bookings_accepting_is_for_emergencies check (is_emergency or accepted_by is null),
  constraint bookings_canceller_known check (cancelled_by in ('patient', 'doctor', 'staff', 'system')),
  -- it is always known who cancelled and when
  constraint bookings_cancelled_by_someone check ((state = 'cancelled') = (cancelled_at is not null) and (cancelled_at is null) = (cancelled_by is null)),
  constraint bookings_completed_at_time check ((state = 'completed') = (completed_at is not null)),
  constraint bookings_rescheduled_count_positive check (rescheduled_count >= 0)
);

-- a doctor's half hour belongs to one live booking
create unique index bookings_one_per_slot on bookings (doctor_id, starts_at)
  where state in ('awaiting-payment', 'scheduled') and not is_emergency;
-- nobody is in two consultations at once
create unique index bookings_one_per_patient_time on bookings (patient_id, starts_at)
  where state in ('awaiting-payment', 'scheduled') and not is_emergency;
-- one emergency at a time that nobody has accepted
create unique index bookings_one_open_emergency on bookings (patient_id)
  where state in ('awaiting-payment', 'scheduled') and is_emergency and accepted_by is null;
-- one payment pays for one booking
create unique index bookings_one_per_payment on bookings (payment_id) where payment_id is not null;

-- The half hour that begins at an instant. Minutes are the same in every zone, so the answer never changes.
create function half_hour_from(start timestamptz) returns tstzrange
  language sql immutable strict parallel safe as $$ select tstzrange(start, start + interval '30 minutes') $$;

-- second wall: no two live bookings of a doctor, and none of a patient, overlap even if the grid were ever changed
alter table bookings add constraint bookings_doctor_overlap exclude using gist (
  doctor_id with =,
  half_hour_from(starts_at) with &&
) where (state in ('awaiting-payment', 'scheduled') and not is_emergency);
alter table bookings add constraint bookings_patient_overlap exclude using gist (
  patient_id with =,
  half_hour_from(starts_at) with &&
) where (state in ('awaiting-payment', 'scheduled') and not is_emergency);

create index bookings_of_patient on bookings (patient_id, state, starts_at);
create index bookings_recent_of_patient on bookings (patient_id, created_at desc);
create index bookings_overdue on bookings (hold_expires_at) where state = 'awaiting-payment';
create index bookings_ringing on bookings (rung_at) where emergency_state = 'ringing' and state = 'scheduled';

-- A booking begins unpaid or paid by a coupon; an emergency begins without a time.
create function check_new_booking() returns trigger language plpgsql as $$
begin
  if new.state not in ('awaiting-payment', 'scheduled') then
    raise exception 'a booking cannot begin as %', new.state using errcode = 'check_violation', constraint = 'bookings_edges';
  end if;
  if new.is_emergency <> (new.starts_at is null) then
    raise exception 'exactly the emergencies begin without a time' using errcode = 'check_violation', constraint = 'bookings_emergency_without_time';
  end if;
  return new;
end $$;
create trigger check_new_booking before insert on bookings for each row execute function check_new_booking();

-- States move forward only; completed, cancelled and missed are final. An expired hold may still be scheduled by a payment that came late.
-- Who booked, in which country and at which price never changes.
create function check_booking_change() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in (
    ('awaiting-payment', 'scheduled'), ('awaiting-payment', 'expired'), ('awaiting-payment', 'cancelled'),
    ('scheduled', 'completed'), ('scheduled', 'cancelled'), ('scheduled', 'missed'),
    ('expired', 'scheduled')
  ) then
    raise exception 'a booking does not go from % to %', old.state, new.state using errcode = 'check_violation', constraint = 'bookings_edges';
  end if;
  if (new.id, new.patient_id, new.country, new.doctor_type, new.call_type, new.is_emergency, new.price_amount, new.price_currency, new.price_version, new.created_at)
     is distinct from
     (old.id, old.patient_id, old.country, old.doctor_type, old.call_type, old.is_emergency, old.price_amount, old.price_currency, old.price_version, old.created_at) then
    raise exception 'who booked what at which price never changes' using errcode = 'check_violation', constraint = 'bookings_fixed';
  end if;
  if old.funding is not null and (new.funding, new.payment_id) is distinct from (old.funding, old.payment_id) then
    raise exception 'what paid for a booking never changes' using errcode = 'check_violation', constraint = 'bookings_fixed';
  end if;
  return new;
end $$;
create trigger check_booking_change before update on bookings for each row execute function check_booking_change();

-- Which doctors were rung for an emergency. The link of the message carries the secret; here is only its digest.
create table emergency_alerts (
  id           uuid primary key,
  booking_id   uuid not null references bookings (id),
  doctor_id    uuid not null references doctors (id),
  secret_hash  bytea not null,
  created_at   timestamptz not null,
  -- a doctor is rung once per emergency
  constraint emergency_alerts_once unique (booking_id, doctor_id),
  -- a secret opens one emergency for one doctor
  constraint emergency_alerts_one_per_secret unique (secret_hash),
  -- SHA-256: a dump of the table opens nothing
  constraint emergency_alerts_secret_hashed check (octet_length(secret_hash) = 32)
);
