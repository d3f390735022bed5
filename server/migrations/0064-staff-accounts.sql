-- What an account of somebody who works here has besides its role.
alter table accounts
  -- since when, or when invited
  add column staff_since        timestamptz,
  add column staff_signed_in_at timestamptz,
  -- the role that was taken away until somebody lets the person back in
  add column suspended_role     text,
  add column suspended_at       timestamptz;

update accounts a
   set staff_since = a.created_at,
       staff_signed_in_at = coalesce(
         (select max(s.created_at) from sessions s
           where s.account_id = a.id and s.role in ('administrator', 'staff-admin', 'manager', 'receptionist')),
         (select p.changed_at from passwords p where p.account_id = a.id))
 where a.roles && array['administrator', 'staff-admin', 'manager', 'receptionist'];

alter table accounts drop constraint accounts_roles_known;
-- roles are granted by the server only; an account without one could never be entered, unless its person is suspended
alter table accounts add constraint accounts_roles_known check (
  (cardinality(roles) > 0 or suspended_role is not null)
  and roles <@ array['patient', 'doctor', 'administrator', 'staff-admin', 'manager', 'receptionist']);
-- somebody who is suspended has no role of staff, so that no session, sign-in or link of theirs opens a portal
alter table accounts add constraint accounts_suspended_without_right check (
  suspended_role is null or not roles && array['administrator', 'staff-admin', 'manager', 'receptionist']);
-- the role that comes back is one of staff, and the time of the suspension is known
alter table accounts add constraint accounts_suspension_whole check (
  (suspended_role is null and suspended_at is null)
  or (suspended_role in ('administrator', 'staff-admin', 'manager', 'receptionist') and suspended_at is not null));
create index accounts_staff on accounts (id)
  where roles && array['administrator', 'staff-admin', 'manager', 'receptionist'] or suspended_role is not null;
