-- Subscriptions of a country that began this month are counted in the part of the index that holds this month. With its other columns, which are also
-- those that the row-level policies compare, the index alone answers. Asked of all countries, it is read once for each country.
drop index subscriptions_by_start;
create index subscriptions_by_start on subscriptions (country, starts_at) include (account_id, ends_at, refunded_at, created_at, id);
