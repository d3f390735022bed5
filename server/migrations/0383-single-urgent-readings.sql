-- Whether it is told of a single urgent reading that was not measured again, in place of two.
alter table urgent_readings add column single boolean not null default false;
