-- Long lists of payments and withdrawals by status or country: a filter that finds few of many must not read all of them.
create index payments_by_state on payments (state, created_at, id);
create index payments_by_country on payments (country, created_at, id);
create index withdrawals_by_status on withdrawals ((case when paid_at is not null then 'paid' else state end), created_at, id);
