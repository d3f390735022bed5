-- Until when an administrator has to have a passkey (A-12): thirty days after the account was set up, or first used as administrator.
alter table accounts add column passkey_due_at timestamptz;

-- administrators of before, suspended ones too, have thirty days from this release on
update accounts set passkey_due_at = now() + interval '30 days'
 where 'administrator' = any (roles) or suspended_role = 'administrator';
