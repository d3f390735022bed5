-- An email address that a person may leave: it stands on receipts. Nobody has proven it, and nothing is sent to it.
alter table accounts add column email text;
alter table accounts
  -- an erased account keeps no address
  add constraint accounts_erased_without_email check (status = 'active' or email is null),
  -- one address and nothing around it; the full form is checked before
  add constraint accounts_email_form check (email ~ '^[^[:space:]@]+@[^[:space:]@]+$' and length(email) <= 254);

-- Whoever erases an account, also a process of the version before, erases its address.
create function forget_email_of_erased() returns trigger language plpgsql as $$
begin
  if new.status = 'erased' then new.email := null; end if;
  return new;
end $$;
create trigger forget_email_of_erased before update on accounts for each row execute function forget_email_of_erased();
