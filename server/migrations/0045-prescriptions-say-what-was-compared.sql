-- What a prescription was compared with at its signing: version of the medicine data, what stood against it, the doctor's written reasons, what was not
-- compared, and the allergies as they were stated. Null of drafts, of other papers and of what was signed before.
alter table visit_documents
  -- AES-256-GCM; the signature covers it
  add column safety_sealed bytea,
  add constraint visit_documents_only_prescriptions_are_compared check (safety_sealed is null or (kind = 'prescription' and state <> 'draft'));

-- It comes with the signing and never changes.
create function guard_prescription_safety() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' and new.safety_sealed is distinct from old.safety_sealed then
    raise exception 'what is signed never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard_prescription_safety before update on visit_documents for each row execute function guard_prescription_safety();
