-- A gateway reports payouts at the same address as payments. Such a callback is kept like the others, and names no payment.
alter table callback_inbox drop constraint callback_inbox_outcome_check;
alter table callback_inbox add constraint callback_inbox_outcome_check check (outcome in ('claim', 'rejected', 'unknown-reference', 'payout'));
