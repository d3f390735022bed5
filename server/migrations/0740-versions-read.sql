-- What a session last read of lists that are saved as a whole (API-22, API-34): a save without a version counts as made
-- on these. Kinds are 'care-plans' and 'fees:<country>'; the row ends with the session.
alter table sessions add column versions_read jsonb not null default '{}';
