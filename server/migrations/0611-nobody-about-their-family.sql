-- Whether two accounts are of one family as far as this product knows: one grew up in the care of the other and took the record along, or both
-- did so from the same one. Asks for everybody, because the product itself asks before somebody decides.
create function are_of_one_family(one uuid, other uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from people p where (p.guardian_id = one and p.taken_by = other) or (p.guardian_id = other and p.taken_by = one))
      or exists (select from people p join people q on q.guardian_id = p.guardian_id where p.taken_by = one and q.taken_by = other);
$$;

-- Whether whoever opens the link chooses password and authenticator anew although the account has them: an operator's link, and one that two people
-- approved. An invitation never does. Rows of the release before this one are at most a day old.
alter table set_up_links add column replaces_factors boolean not null default true;
