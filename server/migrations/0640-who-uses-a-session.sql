-- One telephone, several people: the name that was typed at a sign-in if it is not that of the account, until the person
-- has said who it is; and the member of the family for whom this browser books until somebody else is chosen.
alter table sessions add column typed_name text, add column person_id uuid;
-- a name as it is stored everywhere
alter table sessions add constraint sessions_typed_name_short check (length(typed_name) between 1 and 120);
-- only patients have a family
alter table sessions add constraint sessions_person_of_patient check (person_id is null or role = 'patient');
