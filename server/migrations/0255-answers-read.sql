-- Until when its writer has read our answers; null: none of them yet.
alter table complaints add column answers_read_until timestamptz;
-- What was answered before this release was announced by SMS and is not announced anew.
update complaints set answers_read_until = now() where response_sealed is not null;
