-- AES-256-GCM: the name of somebody who worked here and whose account was erased. What they decided stays in the audit log, in
-- approvals, cases and payouts, and says who it was. Null for everybody else.
alter table accounts add column acted_name_sealed bytea;
-- Only an erased account needs it: an active one has its name.
alter table accounts add constraint accounts_acted_name_of_erased check (acted_name_sealed is null or status = 'erased');
