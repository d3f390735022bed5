-- Whether a session of this account was ever used by a member of the family: then whoever signs in says their name each time.
alter table accounts add column is_shared boolean not null default false;
update accounts a set is_shared = true where exists (select from sessions s where s.account_id = a.id and s.person_id is not null);
