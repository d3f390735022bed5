-- Since when a doctor whom a staff admin added waits for an administrator who verifies; null for everybody else. Whoever an administrator has
-- declared unverified does not wait: that was the decision.
alter table doctors add column to_verify_since timestamptz;
create index doctors_to_verify on doctors (id) where to_verify_since is not null;
-- Who waits already: added by the office, and never declared unverified.
update doctors d set to_verify_since = d.created_at
 where d.verified_at is null and d.left_at is null
   and exists (select from doctor_invitations i where i.doctor_id = d.id)
   and not exists (select from audit_log a where a.action = 'doctors.withdraw-verification' and a.object = 'doctor' and a.object_id = d.id::text);
