-- Who opened whose record. A page that asks again every few seconds leaves one row.

-- one row for each reader, object and hour; who has no account, such as an operator's command, is one reader by its name
create unique index audit_log_reading_once_an_hour
  on audit_log (actor, actor_id, object, object_id, date_trunc('hour', at at time zone 'UTC')) nulls not distinct
  where kind = 'read' and object <> 'appointment';

-- an appointment stands in its doctor's list all day: one row for each reader, appointment and day
create unique index audit_log_reading_once_a_day
  on audit_log (actor, actor_id, object_id, date_trunc('day', at at time zone 'UTC')) nulls not distinct
  where kind = 'read' and object = 'appointment';

-- a person's own list of who opened their record, newest first
create index audit_log_readings_of_person on audit_log (person_id, at desc, id desc) where kind = 'read';
