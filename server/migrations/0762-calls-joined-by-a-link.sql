-- A member of a family with a number of their own joins the call by a link, without an account.
alter table call_tickets
  alter column account_id drop not null,
  alter column session_id drop not null,
  -- HMAC over appointment and number of the link that asked; with another number the ticket is void
  add column link_mark bytea,
  -- a ticket is either of a session or of a link
  add constraint call_tickets_of_session_or_link check ((account_id is null) = (session_id is null) and (account_id is null) = (link_mark is not null));
-- whether the one on the patient's side came by a link last
alter table call_sessions add column patient_by_link boolean not null default false;
