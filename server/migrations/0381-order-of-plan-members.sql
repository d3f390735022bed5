-- Whom a payer named in one save joined at the same moment: they are listed in the order in which they were named. Rows of before keep their order.
alter table plan_members add column place bigint generated always as identity;
