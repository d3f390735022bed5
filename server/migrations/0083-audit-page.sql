-- Administrators read the audit log newest first: all of it, by person and by object.
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_of_actor on audit_log (actor_id, at desc, id desc) where actor_id is not null;
create index audit_log_of_object on audit_log (object_id, at desc, id desc);
