-- What makes a payment unclear, so that every screen and message says the same of it.
alter table payments
  -- since when nobody can say whether the money that was asked for has moved; stays when it becomes clear
  add column unclear_at     timestamptz,
  -- silence is null; 'amount': another amount was taken; 'other': an answer does not match the order; 'unproven': paid, but nobody says how much
  add column doubt          text,
  -- minor units that our own question found taken instead of what was ordered
  add column seen_amount    bigint,
  add column seen_currency  text,
  -- when the provider was last asked what became of it
  add column asked_at       timestamptz,
  add constraint payments_doubt_known check (doubt in ('amount', 'other', 'unproven')),
  -- a doubt is a reason to be unclear
  add constraint payments_doubt_is_unclear check (doubt is null or unclear_at is not null),
  -- an amount is named exactly where the doubt is about it
  add constraint payments_seen_is_doubt check ((doubt is not distinct from 'amount') = (seen_amount is not null) and (seen_amount is null) = (seen_currency is null));
