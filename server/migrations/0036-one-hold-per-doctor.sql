-- Holds that a person has beside a newer one with the same doctor end now; a hold lasts ten minutes, so these are few.
update bookings older set state = 'expired'
 where older.state = 'awaiting-payment' and not older.is_emergency
   and exists (select from bookings newer where newer.patient_id = older.patient_id and newer.doctor_id = older.doctor_id and newer.state = 'awaiting-payment'
                 and not newer.is_emergency and (newer.created_at, newer.id) > (older.created_at, older.id));
-- a person keeps one unpaid time with a doctor from others: choosing another one moves the hold
create unique index bookings_one_hold_per_doctor on bookings (patient_id, doctor_id) where state = 'awaiting-payment' and not is_emergency;
