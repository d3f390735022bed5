-- What administrators list: payments and requests of doctors, newest first.
create index payments_newest on payments (created_at, id);
create index withdrawals_newest on withdrawals (created_at, id);
