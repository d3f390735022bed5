-- Payments are found by the number that paid and by the company's id: a search must not read all of them.
create index payments_by_phone on payments (phone, created_at desc, id desc);
create index payments_by_transaction on payments (transaction_id) where transaction_id is not null;
