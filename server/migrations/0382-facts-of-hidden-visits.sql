-- In which visit a doctor wrote weight and pregnancy down, and what was known before: AES-256-GCM, bound to the person. Null until a doctor does so for a
-- member of a family. Where the papers of that visit are hidden, the guardian sees what was known before.
alter table patient_facts add column by_visit_sealed bytea;

-- Whether papers of a visit are hidden from the guardian.
create function papers_are_hidden(visit uuid) returns boolean language sql stable as
  $$ select exists (select from hidden_papers where booking_id = visit) $$;
