-- Payments and subscriptions of a country are filtered by more. With these columns, which are also those that the row-level policies compare, a
-- count and the search for a page read the index alone; else they read a page of the table for each row of the country.
drop index payments_by_country;
create index payments_by_country on payments (country, created_at, id) include (state, payer_id, purpose_kind, purpose_id);
drop index subscriptions_by_country;
create index subscriptions_by_country on subscriptions (country, created_at desc, id desc) include (account_id, starts_at, ends_at, refunded_at);
