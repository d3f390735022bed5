-- Every change writes an audit row and all its indexes. Nobody asks for a kind of object without its id, and
-- `audit_log_of_object` finds the id.
drop index audit_log_object;
