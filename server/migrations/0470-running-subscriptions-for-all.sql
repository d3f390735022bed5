-- The row-level policy of subscriptions compares the account, also where it lets everything pass. An index without that column is never read alone:
-- counting the running subscriptions of a country then reads a page of the table for each.
drop index subscriptions_running;
create index subscriptions_running on subscriptions (country, ends_at) include (account_id, created_at, id) where refunded_at is null;
