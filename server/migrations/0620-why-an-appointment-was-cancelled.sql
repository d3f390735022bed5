-- Why the house cancelled an appointment ('staff'), or why it ended by itself ('system'). Null where somebody at the desk
-- was asked to, and in rows of earlier releases, in which 'system' always means that the doctor did not come.
alter table bookings add column cancel_cause text;

-- a cause belongs to the one who cancelled: people give none
alter table bookings add constraint bookings_cancel_cause_known check (
  cancel_cause is null
  or (cancelled_by = 'staff' and cancel_cause in ('approval', 'licence', 'verification', 'removed'))
  or (cancelled_by = 'system' and cancel_cause in ('absent', 'untaken')));
