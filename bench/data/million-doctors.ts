import type pg from 'pg';

/** Syllables of invented surnames, enough for as many different words as a country has. */
const SYLLABLES = [
  'mwa',
  'kya',
  'nyo',
  'mba',
  'ku',
  'ndi',
  'zo',
  'cha',
  'ga',
  'ti',
  'wam',
  'shi',
  'lu',
  'ro',
  'ha',
  'ki',
  'nja',
  'mo',
  'se',
  'bu',
];
const FIRST_NAMES = [
  'Asha',
  'Neema',
  'Rehema',
  'Grace',
  'Fatuma',
  'Halima',
  'Agnes',
  'Mariam',
  'Veronica',
  'Leah',
  'Juma',
  'Baraka',
  'Emmanuel',
  'Hamisi',
  'Rashidi',
  'Elias',
  'Joseph',
  'Daudi',
  'Frank',
  'Mussa',
  'Ibrahim',
  'Gerald',
  'Omari',
  'Innocent',
  'Peter',
  'Amani',
  'Wanjiru',
  'Achieng',
  'Njeri',
  'Chebet',
  'Faith',
  'Mercy',
  'Kamau',
  'Otieno',
  'Mutua',
  'Brian',
  'Hassan',
  'Kevin',
  'Dennis',
  'Samuel',
  'Sarah',
  'Juliet',
  'Brenda',
  'Patience',
  'Moses',
  'Isaac',
  'Patrick',
  'Aline',
  'Claudine',
  'Diane',
  'Solange',
  'Eric',
  'Olivier',
  'Jeanne',
  'Nadine',
  'Pascal',
  'Thierry',
  'Nomvula',
  'Lerato',
  'Zanele',
  'Sipho',
  'Thabo',
  'Johan',
  'Pieter',
];

/** The surnames of the synthetic doctors, commonest first. */
export const SURNAMES: readonly string[] = SYLLABLES.flatMap((one) =>
  SYLLABLES.flatMap((two) => SYLLABLES.map((three) => `${one}${two}${three}`)),
)
  .map((name, index) => ({ name, order: (index * 7919) % 8009 }))
  .sort((one, other) => one.order - other.order)
  .map(({ name }) => name.charAt(0).toUpperCase() + name.slice(1));

/**
 * Also fills the columns that triggers derive, because a million trigger calls take minutes. Countries, specialties and
 * ratings are distributed unevenly, as in reality.
 */
const INSERT = `
insert into doctors (id, full_name, specialty, doctor_type, country, time_zone, phone, gender, spoken_languages, experience_years,
  call_types, start_rating, rating_sum, rating_count, featured, on_call, verified_at, suspended_at, next_free_at, created_at, name_key, name_words)
select uuidv7(), first || ' ' || last, kind.id, case when kind.is_specialist then 'specialist' else 'general' end, country, 'Africa/Nairobi',
  '+2557' || lpad(n::text, 8, '0'), 'female', '{Kiswahili,English}', (n % 40)::smallint,
  case when calls < 0.75 then '{phone,video}' when calls < 0.95 then '{phone}' else '{video}' end::text[],
  (array[0, 3, 4, 5])[1 + n % 4], (rated * (3 + 2 * stars))::integer, rated, n % 500 = 0, n % 50 = 0,
  case when n % 12 <> 0 then now() end, case when n % 100 = 7 then now() end,
  case when n % 7 = 0 then null else date_trunc('hour', now()) + (n % 700 - 20) * interval '30 minutes' end, now(),
  lower(first || ' ' || last), array[country || ':' || lower(first), country || ':' || lower(last)]
from (
  select n, ($2::text[])[1 + floor(random() * cardinality($2::text[]))] as first, ($3::text[])[1 + floor(power(random(), 2) * cardinality($3::text[]))] as last,
    (array['TZ','TZ','TZ','KE','KE','KE','UG','UG','RW','BI','ZA'])[1 + floor(random() * 11)] as country, random() as calls, random() as stars,
    case when n % 5 = 0 then 0 else 1 + floor(power(random(), 3) * 200)::integer end as rated, floor(power(random(), 1.6) * 22)::integer as place
  from generate_series(1, $1::integer) as n
) as drawn
join (select specialties.*, row_number() over (order by id) - 1 as place from specialties) as kind
  on kind.place = drawn.place`;

/** Figures of doctors who have none: one of ten has worked, the others are new. */
const FIGURES = `
with fresh as (select d.id, c.currency, c.place, case when random() < 0.1 then 1 + floor(power(random(), 3) * 2000)::int else 0 end as done
                 from doctors d join country_currencies c using (country) where not exists (select from doctor_figures f where f.doctor_id = d.id)),
  counted as (insert into doctor_figures (doctor_id, consultations, video_calls, patients) select id, done, done / 3, (done + 1) / 2 from fresh)
insert into doctor_earnings (doctor_id, currency, amount, place) select id, currency, done * 800000, place from fresh`;

/**
 * Adds `count` synthetic doctors to a migrated database, the same each time except for ids and times. The login has to
 * own the tables.
 */
export async function fillDoctors(owner: pg.Client, count: number): Promise<void> {
  await owner.query(
    "set maintenance_work_mem = '512MB'; set synchronous_commit = off; alter table doctors disable trigger user",
  );
  const { rows: indexes } = await owner.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = 'doctors'::regclass and not indisunique`,
  );
  for (const { name } of indexes) await owner.query(`drop index ${name}`);
  await owner.query('select setseed(0.42)');
  await owner.query(INSERT, [count, FIRST_NAMES, SURNAMES]);
  await owner.query(FIGURES);
  for (const { definition } of indexes) await owner.query(definition);
  await owner.query(
    `insert into doctor_words select country, word, count(*) from doctors, string_to_table(name_key, ' ') as word group by country, word
     on conflict (country, word) do update set doctors = excluded.doctors`,
  );
  await owner.query('alter table doctors enable trigger user');
  for (const table of ['doctors', 'doctor_words', 'doctor_figures', 'doctor_earnings'])
    await owner.query(`vacuum (analyze) ${table}`);
}
