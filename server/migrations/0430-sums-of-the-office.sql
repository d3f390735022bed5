-- The list of doctors adds up what all doctors that a filter finds have earned, thousands of them. With the amounts in the index, no row of the table is
-- read for it (bench/office-lists.bench.ts).
create index doctor_earnings_listed on doctor_earnings (doctor_id) include (currency, amount, place);
