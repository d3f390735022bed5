-- Applications that an administrator deleted: hidden at once, gone with their files thirty days later.
alter table applications add column deleted_at timestamptz;
-- whoever is a verified doctor by an application keeps it
alter table applications add constraint applications_approved_stays check (deleted_at is null or status <> 'approved');
-- whoever was deleted may apply anew
create unique index applications_one_left_per_account on applications (account_id) where account_id is not null and deleted_at is null;
drop index applications_one_per_account;
create index applications_of_account on applications (account_id) where account_id is not null;
create index applications_deleted on applications (deleted_at) where deleted_at is not null;
