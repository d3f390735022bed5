-- From the sixth coupon of a day on it takes two people: a request may also be about a coupon for a patient.
alter table approvals alter column subject_role drop not null;
-- the coupon that is asked for: its package, type of doctor and calls, and the subscription if it has one
alter table approvals add column coupon jsonb;
alter table approvals drop constraint approvals_kind_known;
alter table approvals add constraint approvals_kind_known check (kind in ('grant-administrator', 'reset-access', 'generate-coupon'));
-- a coupon is for a patient, every other step for somebody who works here
alter table approvals add constraint approvals_about_one_thing check (
  (kind = 'generate-coupon') = (coupon is not null) and (coupon is null) = (subject_role is not null));
