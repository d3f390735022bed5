-- Rows of the audit log come in the order of their time, and pages read them backwards. An ascending index takes a new row
-- at its right end, where PostgreSQL keeps the last page at hand and splits it without leaving half of it empty; a
-- descending one takes it at its left end and does neither. Every change writes all of them.
create index audit_log_by_time on audit_log (at, id);
create index audit_log_by_actor on audit_log (actor_id, at, id) where actor_id is not null;
create index audit_log_by_object on audit_log (object_id, at, id);
create index audit_log_by_person_read on audit_log (person_id, at, id) where kind = 'read';
drop index audit_log_newest;
drop index audit_log_of_actor;
drop index audit_log_of_object;
drop index audit_log_readings_of_person;
