-- Who was taken along from the month before, because the payer bought the same plan again: its page says so.
alter table plan_members add column taken_along boolean not null default false;
