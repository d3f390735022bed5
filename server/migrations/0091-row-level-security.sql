-- A second check behind those of the product: the database shows a row of a health table only to the people whom it concerns (Z-08). On whose
-- behalf a transaction runs is said by two settings of that transaction, tabibu.role and tabibu.account. A connection of a process that names its
-- actors has the role 'none' outside of such transactions, which sees nothing.

-- Whether every row may be seen: the product itself acts (jobs, callbacks, commands), or the connection never named a role, which is how a process
-- of the release before this one works during a rolling restart. The next release takes that second case out.
create function acts_for_all() returns boolean language sql stable parallel safe
  return coalesce(nullif(current_setting('tabibu.role', true), ''), 'system') = 'system';

-- The account that acts as a patient, null for everybody else.
create function acting_patient() returns uuid language sql stable parallel safe
  return case when current_setting('tabibu.role', true) = 'patient' then nullif(current_setting('tabibu.account', true), '')::uuid end;

-- The doctor as whom an account acts, null for everybody else.
create function acting_doctor() returns uuid language sql stable parallel safe
  return (select d.id from doctors d
           where current_setting('tabibu.role', true) = 'doctor' and d.account_id = nullif(current_setting('tabibu.account', true), '')::uuid);

-- The selects around the functions let a statement ask once, not once per row.

-- A document is seen by its patient and its doctor; only the doctor of the visit writes it.
create policy rows_of_people on visit_documents
  using ((select acts_for_all()) or patient_id = (select acting_patient()) or doctor_id = (select acting_doctor()))
  with check ((select acts_for_all()) or (doctor_id = (select acting_doctor())
    and exists (select from bookings b where b.id = visit_documents.booking_id and b.patient_id = visit_documents.patient_id
                 and coalesce(b.accepted_by, b.doctor_id) = visit_documents.doctor_id)));

-- What was added to a note is seen by whoever sees the note; only the doctor of the note adds to it.
create policy rows_of_people on visit_addenda
  using ((select acts_for_all()) or exists (select from visit_documents d where d.id = visit_addenda.document_id))
  with check ((select acts_for_all()) or exists (select from visit_documents d where d.id = visit_addenda.document_id and d.doctor_id = (select acting_doctor())));

-- What a person does not tolerate is seen and stated by the person and by the doctors of their paid appointments.
create policy rows_of_people on allergy_statements
  using ((select acts_for_all()) or patient_id = (select acting_patient())
    or exists (select from bookings b where b.patient_id = allergy_statements.patient_id and b.funding is not null
                and coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor())));

-- What a doctor must know of a person: the same.
create policy rows_of_people on patient_facts
  using ((select acts_for_all()) or patient_id = (select acting_patient())
    or exists (select from bookings b where b.patient_id = patient_facts.patient_id and b.funding is not null
                and coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor())));

-- A message is seen by the two people of its appointment; each writes for their own side.
create policy rows_of_people on call_messages
  using ((select acts_for_all())
    or exists (select from bookings b where b.id = call_messages.booking_id
                and (b.patient_id = (select acting_patient()) or coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor()))))
  with check ((select acts_for_all())
    or exists (select from bookings b where b.id = call_messages.booking_id
                and ((call_messages.side = 'patient' and b.patient_id = (select acting_patient()))
                  or (call_messages.side = 'doctor' and coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor())))));

-- A photo is seen by the two people of its appointment, and goes with a message that its sender may see.
create policy rows_of_people on call_photos
  using ((select acts_for_all())
    or exists (select from bookings b where b.id = call_photos.booking_id
                and (b.patient_id = (select acting_patient()) or coalesce(b.accepted_by, b.doctor_id) = (select acting_doctor()))))
  with check ((select acts_for_all())
    or exists (select from call_messages m where m.id = call_photos.message_id and m.booking_id = call_photos.booking_id));

-- Force: the owner of the tables is held to policies too. The start writes one for the owner and one for the checker of invariants, whose names it knows.
alter table visit_documents enable row level security;
alter table visit_documents force row level security;
alter table visit_addenda enable row level security;
alter table visit_addenda force row level security;
alter table allergy_statements enable row level security;
alter table allergy_statements force row level security;
alter table patient_facts enable row level security;
alter table patient_facts force row level security;
alter table call_messages enable row level security;
alter table call_messages force row level security;
alter table call_photos enable row level security;
alter table call_photos force row level security;
