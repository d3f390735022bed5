-- A passkey can also protect the earlier records of a patient. Such a one opens these and nothing else: no account, no session.
alter table passkeys add column for_records boolean not null default false;
-- the lock whose key it is; it goes with the lock
alter table passkeys add column lock_account_id uuid generated always as (case when for_records then account_id end) stored;
-- A passkey of records belongs to a lock. Checked at the end, because the first one is stored before the lock that it makes.
alter table passkeys add constraint passkeys_of_lock foreign key (lock_account_id) references record_locks (account_id)
  on delete cascade deferrable initially deferred;
create index passkeys_lock on passkeys (lock_account_id) where lock_account_id is not null;

-- null: the lock has passkeys only
alter table record_locks alter column hash drop not null;

-- What is signed for records is signed for nothing else, and the other way round.
alter table passkey_challenges drop constraint passkey_challenges_bound;
alter table passkey_challenges add constraint passkey_challenges_bound check (
  (purpose in ('register', 'step-up', 'register-records', 'records') and session_id is not null and browser_hash is null)
  or (purpose = 'sign-in' and session_id is null and browser_hash is not null and octet_length(browser_hash) = 32));
-- Only what registers gives a handle.
alter table passkey_challenges drop constraint passkey_challenges_handle;
alter table passkey_challenges add constraint passkey_challenges_handle check (
  (purpose in ('register', 'register-records')) = (user_handle is not null) and (user_handle is null or octet_length(user_handle) = 32));
