-- The roles of people who run the house, beside patient and doctor.
alter table accounts drop constraint accounts_roles_known;
-- roles are granted by the server only; an account without one could never be entered
alter table accounts add constraint accounts_roles_known check (
  cardinality(roles) > 0 and roles <@ array['patient', 'doctor', 'administrator', 'staff-admin', 'manager', 'receptionist']);

alter table sessions drop constraint sessions_role_known;
-- a session has one role; those of other words open nothing
alter table sessions add constraint sessions_role_known check (
  role in ('patient', 'doctor', 'administrator', 'staff-admin', 'manager', 'receptionist'));

alter table second_factor_challenges drop constraint second_factor_challenges_role_known;
-- the session that the second factor opens has one of these roles
alter table second_factor_challenges add constraint second_factor_challenges_role_known check (
  role in ('patient', 'doctor', 'administrator', 'staff-admin', 'manager', 'receptionist'));
