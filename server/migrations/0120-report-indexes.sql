-- Reports sum payments by the moment at which they settled, and list what happened to money last.
create index payments_by_settlement on payments (settled_at) where settled_at is not null;
create index payment_history_of_money on payment_history (at, id) where to_state in ('settled', 'refund-due', 'refunded');
