-- Who has a file that has arrived whole inspected, claims it until then. Others that send its last part again start nothing; after a crash the claim ends by
-- itself.
alter table files add column claimed_until timestamptz;
