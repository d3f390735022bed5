-- Earnings in another currency than that of the doctor's country are exchanged by the house at the administrators' rate and paid out in the country's own.
-- `amount` and `currency` stay what goes out; here stands what left the doctor's account for it, and the rates, which are frozen.
alter table withdrawals
  -- minor units of what was exchanged
  add column source_amount bigint,
  add column source_currency text,
  -- shillings for one unit of either currency, and since when that was in force
  add column source_rate numeric(13, 6),
  add column source_rate_since timestamptz,
  add column payout_rate numeric(13, 6),
  add column payout_rate_since timestamptz;
alter table withdrawals
  -- what is exchanged names everything of the exchange
  add constraint withdrawals_exchange_whole
    check (num_nulls(source_amount, source_currency, source_rate, source_rate_since, payout_rate, payout_rate_since) in (0, 6)),
  add constraint withdrawals_exchange_sane check (source_amount > 0 and source_currency <> currency and source_rate > 0 and payout_rate > 0);

-- The rate that a doctor confirmed never changes.
create function guard_exchange() returns trigger language plpgsql as $$
begin
  if (new.source_amount, new.source_currency, new.source_rate, new.source_rate_since, new.payout_rate, new.payout_rate_since)
     is distinct from (old.source_amount, old.source_currency, old.source_rate, old.source_rate_since, old.payout_rate, old.payout_rate_since) then
    raise exception 'withdrawal % was exchanged as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_exchange before update on withdrawals for each row execute function guard_exchange();

-- What the house exchanged stands in accounts of its own: it has more of one currency and owes itself the other.
alter table ledger_accounts drop constraint ledger_accounts_may_be_negative;
alter table ledger_accounts add constraint ledger_accounts_may_be_negative
  check (may_be_negative = (kind in ('clearing', 'exchange', 'goodwill', 'receivable')));
