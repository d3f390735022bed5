-- Who shares a care plan besides its payer. Whoever joins stays for its month, so that places are not passed around.
create table plan_members (
  subscription_id uuid not null references subscriptions (id),
  person_id       uuid not null references people (id),
  joined_at       timestamptz not null,
  -- a person takes one place
  primary key (subscription_id, person_id)
);
select make_append_only('plan_members');

-- The payer sees who shares the own plans; only the product writes.
create policy rows_of_people on plan_members
  using ((select acts_for_all()) or exists (select from subscriptions s where s.id = plan_members.subscription_id))
  with check ((select acts_for_all()));
alter table plan_members enable row level security;
alter table plan_members force row level security;
