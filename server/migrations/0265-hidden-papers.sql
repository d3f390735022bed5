-- Papers that a doctor hides from the guardian of a member of a family: of an appointment, by kind, also those that are written later.
create table hidden_papers (
  booking_id uuid not null references bookings (id),
  kind       text not null,
  hidden_at  timestamptz not null,
  primary key (booking_id, kind),
  -- a guardian needs sick notes for a school or an employer
  constraint hidden_papers_kind_known check (kind in ('note', 'prescription', 'referral'))
);

-- Only papers for somebody else than the account that booked can be hidden from that account.
create function check_hidden_paper() returns trigger language plpgsql as $$
begin
  if not exists (select from bookings where id = new.booking_id and person_id is not null) then
    raise exception 'nothing is hidden from the patient' using errcode = 'check_violation', constraint = 'hidden_papers_of_members';
  end if;
  return new;
end $$;
create trigger check_hidden_paper before insert or update on hidden_papers for each row execute function check_hidden_paper();

-- As before, but the account that booked does not see what is hidden from it. What was added to a note follows the note.
drop policy rows_of_people on visit_documents;
create policy rows_of_people on visit_documents
  using ((select acts_for_all()) or doctor_id = (select acting_doctor())
    or (patient_id = (select acting_patient())
        and not exists (select from hidden_papers h where h.booking_id = visit_documents.booking_id and h.kind = visit_documents.kind)))
  with check ((select acts_for_all()) or (doctor_id = (select acting_doctor())
    and exists (select from bookings b where b.id = visit_documents.booking_id and b.patient_id = visit_documents.patient_id
                 and coalesce(b.accepted_by, b.doctor_id) = visit_documents.doctor_id)));
