-- Money that came in another amount than a payment ordered is a payment of its own, which pays for nothing and goes back.
alter table payments
  add column instead_of uuid references payments (id),
  -- what came instead of a payment is booked once
  add constraint payments_instead_once unique (instead_of),
  -- it pays for nothing
  add constraint payments_instead_is_surplus check (instead_of is null or surplus);
