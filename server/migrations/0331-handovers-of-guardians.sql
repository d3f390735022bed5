-- the offers of a guardian within a day, of which there is a limit
create index record_handovers_of_guardian on record_handovers (guardian_id, created_at);
