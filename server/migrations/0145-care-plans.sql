-- The monthly care plans that patients see. A text is {sw, en, fr}; a language in which nobody wrote it is missing.
create table care_plans (
  id          text primary key,
  name        jsonb not null,
  description jsonb not null,
  -- phone calls in a month
  paid_calls  integer not null,
  free_calls  integer not null,
  -- for how many people the calls are; empty: for one
  max_people  integer,
  -- only active plans are shown to patients
  is_active   boolean not null,
  -- the order in which they are shown
  place       integer not null,
  -- empty while it is kept; a plan is never removed, because what was bought names it
  deleted_at  timestamptz,
  -- the id stands in addresses and in what was bought
  constraint care_plans_id_plain check (id ~ '^[a-z0-9]+(_[a-z0-9]+)*$' and length(id) <= 60),
  -- a plan has a name in at least one language
  constraint care_plans_named check (jsonb_typeof(name) = 'object' and name <> '{}' and jsonb_typeof(description) = 'object'),
  -- nobody pays for a month without calls
  constraint care_plans_calls_sane check (paid_calls between 1 and 100 and free_calls between 0 and 100),
  constraint care_plans_people_sane check (max_people between 2 and 20)
);

-- What a plan gives, in the order in which it is shown.
create table care_plan_features (
  plan_id     text not null references care_plans (id),
  id          text not null,
  place       integer not null,
  description jsonb not null,
  primary key (plan_id, id),
  -- a feature says something in at least one language
  constraint care_plan_features_said check (jsonb_typeof(description) = 'object' and description <> '{}')
);

-- The prices of a plan that hold in their country as they are, for a month. A country without one gets Tanzania's, scaled.
create table care_plan_prices (
  plan_id  text not null references care_plans (id),
  country  text not null,
  currency text not null,
  -- minor units
  amount   bigint not null,
  primary key (plan_id, country),
  constraint care_plan_prices_country_code check (country ~ '^[A-Z]{2}$'),
  -- the currencies of the countries that are served, and dollars
  constraint care_plan_prices_currency_allowed check (currency in ('TZS', 'KES', 'UGX', 'RWF', 'BIF', 'ZAR', 'USD')),
  constraint care_plan_prices_positive check (amount > 0 and amount < 1000000000000)
);

-- All plans as they were saved, by whom and when. The newest row is what the three tables hold.
create table care_plan_versions (
  version  integer primary key,
  plans    jsonb not null,
  -- empty for the first version, which are the printed plans
  saved_by uuid references accounts (id),
  saved_at timestamptz not null,
  constraint care_plan_versions_counts check (version >= 1 and (version = 1 or saved_by is not null)),
  constraint care_plan_versions_list check (jsonb_typeof(plans) = 'array')
);
select make_append_only('care_plan_versions');

-- The five printed plans (PAT-CONST-27…31).
insert into care_plans (id, name, description, paid_calls, free_calls, max_people, is_active, place) values
  ('family', '{"sw": "Familia", "en": "Family", "fr": "Famille"}',
   '{"sw": "Simu 15 na 2 za bure, hadi watu 6 wa familia.", "en": "15 calls plus 2 free, up to 6 family members.", "fr": "15 appels et 2 offerts, jusqu’à 6 membres de la famille."}',
   15, 2, 6, true, 1),
  ('pregnancy', '{"sw": "Ujauzito", "en": "Pregnancy", "fr": "Grossesse"}',
   '{"sw": "Simu 12 na 4 za bure, lishe na mpango wa kujifungua.", "en": "12 calls plus 4 free, nutrition and birth plan help.", "fr": "12 appels et 4 offerts, nutrition et projet de naissance."}',
   12, 4, null, true, 2),
  ('hypertension', '{"sw": "Shinikizo la Damu", "en": "Hypertension", "fr": "Hypertension"}',
   '{"sw": "Simu 15, hadi watu 3, ufuatiliaji wa shinikizo la damu.", "en": "15 calls, up to 3 people, blood pressure tracking.", "fr": "15 appels, jusqu’à 3 personnes, suivi de la tension."}',
   15, 0, 3, true, 3),
  ('diabetes', '{"sw": "Kisukari", "en": "Diabetes", "fr": "Diabète"}',
   '{"sw": "Simu 15, hadi watu 3, ufuatiliaji wa sukari ya damu.", "en": "15 calls, up to 3 people, blood sugar monitoring.", "fr": "15 appels, jusqu’à 3 personnes, suivi de la glycémie."}',
   15, 0, 3, true, 4),
  ('cancer', '{"sw": "Saratani", "en": "Cancer", "fr": "Cancer"}',
   '{"sw": "Simu 15, ufuatiliaji wa matibabu na maumivu.", "en": "15 calls, treatment and pain follow-up.", "fr": "15 appels, suivi du traitement et de la douleur."}',
   15, 0, null, true, 5);

insert into care_plan_features (plan_id, id, place, description) values
  ('family', 'family-1', 1, '{"sw": "Daktari yeyote wa aina uliyochagua", "en": "Any doctor of the chosen type", "fr": "Tout médecin du type choisi"}'),
  ('family', 'family-2', 2, '{"sw": "Ushauri wa kinga", "en": "Preventive guidance", "fr": "Conseils de prévention"}'),
  ('family', 'family-3', 3, '{"sw": "Msaada wa dharura saa 24/7", "en": "24/7 emergency support", "fr": "Aide d’urgence 24h/24"}'),
  ('pregnancy', 'pregnancy-1', 1, '{"sw": "Ufuatiliaji wa ujauzito", "en": "Tracking", "fr": "Suivi de la grossesse"}'),
  ('pregnancy', 'pregnancy-2', 2, '{"sw": "Ushauri wa lishe na mazoezi", "en": "Nutrition and exercise guidance", "fr": "Conseils de nutrition et d’exercice"}'),
  ('pregnancy', 'pregnancy-3', 3, '{"sw": "Msaada wa afya ya akili", "en": "Mental health support", "fr": "Soutien psychologique"}'),
  ('pregnancy', 'pregnancy-4', 4, '{"sw": "Msaada wa mpango wa kujifungua", "en": "Birth plan help", "fr": "Aide au projet de naissance"}'),
  ('hypertension', 'hypertension-1', 1, '{"sw": "Ufuatiliaji wa shinikizo la damu na tahadhari", "en": "Blood pressure tracking and alerts", "fr": "Suivi de la tension et alertes"}'),
  ('hypertension', 'hypertension-2', 2, '{"sw": "Mashauriano ya mara kwa mara", "en": "Regular consultations", "fr": "Consultations régulières"}'),
  ('hypertension', 'hypertension-3', 3, '{"sw": "Vikumbusho vya dawa", "en": "Medication reminders", "fr": "Rappels de médicaments"}'),
  ('hypertension', 'hypertension-4', 4, '{"sw": "Ushauri wa lishe", "en": "Diet coaching", "fr": "Conseils diététiques"}'),
  ('hypertension', 'hypertension-5', 5, '{"sw": "Ripoti za kila mwezi", "en": "Monthly reports", "fr": "Rapports mensuels"}'),
  ('diabetes', 'diabetes-1', 1, '{"sw": "Ufuatiliaji wa sukari ya damu", "en": "Blood sugar monitoring", "fr": "Suivi de la glycémie"}'),
  ('diabetes', 'diabetes-2', 2, '{"sw": "Mashauriano", "en": "Consultations", "fr": "Consultations"}'),
  ('diabetes', 'diabetes-3', 3, '{"sw": "Mpango wa lishe", "en": "Diet planning", "fr": "Plan alimentaire"}'),
  ('diabetes', 'diabetes-4', 4, '{"sw": "Ushauri wa mazoezi", "en": "Exercise tips", "fr": "Conseils d’exercice"}'),
  ('diabetes', 'diabetes-5', 5, '{"sw": "Usimamizi wa dawa", "en": "Medication management", "fr": "Gestion des médicaments"}'),
  ('cancer', 'cancer-1', 1, '{"sw": "Mashauriano", "en": "Consultations", "fr": "Consultations"}'),
  ('cancer', 'cancer-2', 2, '{"sw": "Ufuatiliaji wa matibabu", "en": "Treatment monitoring", "fr": "Suivi du traitement"}'),
  ('cancer', 'cancer-3', 3, '{"sw": "Udhibiti wa maumivu", "en": "Pain management", "fr": "Prise en charge de la douleur"}'),
  ('cancer', 'cancer-4', 4, '{"sw": "Ushauri nasaha", "en": "Mental health counselling", "fr": "Accompagnement psychologique"}'),
  ('cancer', 'cancer-5', 5, '{"sw": "Ushauri wa lishe", "en": "Nutrition guidance", "fr": "Conseils de nutrition"}');

insert into care_plan_prices (plan_id, country, currency, amount) values
  ('family', 'TZ', 'TZS', 10000000),
  ('pregnancy', 'TZ', 'TZS', 7000000),
  ('hypertension', 'TZ', 'TZS', 8500000),
  ('diabetes', 'TZ', 'TZS', 8500000),
  ('cancer', 'TZ', 'TZS', 8500000);

insert into care_plan_versions (version, plans, saved_by, saved_at)
  select 1, jsonb_agg(jsonb_build_object(
    'id', p.id, 'name', p.name, 'description', p.description, 'paid_calls', p.paid_calls, 'free_calls', p.free_calls,
    'max_people', p.max_people, 'is_active', p.is_active,
    'features', (select jsonb_agg(jsonb_build_object('id', f.id, 'description', f.description) order by f.place)
                   from care_plan_features f where f.plan_id = p.id),
    'prices', (select jsonb_agg(jsonb_build_object('country', r.country, 'currency', r.currency, 'amount', r.amount) order by r.country)
                 from care_plan_prices r where r.plan_id = p.id)) order by p.place), null, now()
  from care_plans p;
