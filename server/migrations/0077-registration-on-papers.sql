-- The doctor's registration number on a signed paper; null where nobody knew it, and on papers from before.
alter table visit_documents add column registration text;
-- a paper carries no empty number
alter table visit_documents add constraint visit_documents_registration_said check (registration <> '');

-- What is signed keeps its number; a draft has none.
create function keep_registration() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' and new.registration is distinct from old.registration then
    raise exception 'a signed document does not change' using errcode = 'check_violation', constraint = 'visit_documents_signed_fixed';
  end if;
  return new;
end $$;
create trigger keep_registration before update of registration on visit_documents for each row execute function keep_registration();
