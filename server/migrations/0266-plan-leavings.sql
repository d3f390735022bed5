-- Who gave up a place of a care plan, because its payer named somebody else: once in the month of a plan, for all who leave then.
create table plan_leavings (
  subscription_id uuid not null,
  person_id       uuid not null,
  left_at         timestamptz not null,
  primary key (subscription_id, person_id),
  -- only somebody who had a place leaves it
  constraint plan_leavings_of_members foreign key (subscription_id, person_id) references plan_members (subscription_id, person_id)
);
select make_append_only('plan_leavings');

-- The payer sees who left the own plans; only the product writes.
create policy rows_of_people on plan_leavings
  using ((select acts_for_all()) or exists (select from subscriptions s where s.id = plan_leavings.subscription_id))
  with check ((select acts_for_all()));
alter table plan_leavings enable row level security;
alter table plan_leavings force row level security;
