-- The days of the week on which a schedule is due, 1 for Monday to 7 for Sunday; none of them means every so many days.
-- A process of the release before writes none.
alter table medication_schedules add column weekdays smallint[] not null default '{}',
  -- a week has seven days
  add constraint medication_schedules_weekdays_known check (weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]);
