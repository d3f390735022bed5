import type pg from 'pg';

/** Countries with their currency, by how much of the payments they bring. */
const COUNTRIES = ['TZ', 'TZ', 'TZ', 'TZ', 'KE', 'KE', 'KE', 'UG', 'UG', 'RW', 'BI', 'ZA'];

/**
 * Payments of three years that end now, in six currencies, most of them settled at the rate of their month. Ids and
 * references follow from the number `n`, so that journals and history are told apart without reading payments.
 */
const PAYMENTS = `
insert into payments (id, reference, purpose_kind, purpose_id, payer_id, amount, currency, price_version, description, full_name, phone, country,
  return_path, method, provider, language, external_id, state, created_at, checkout_at, requested_at, moved_at, settled_at, verified_at,
  verified_amount, verified_currency, verified_payee, verified_by, refusal_reason, amount_tzs, tzs_rate, tzs_rate_since)
select uuidv7(), 'TBB-' || (1700000000 + n) || '-' || lpad(translate(to_hex(n), 'abcdef', 'ABCDEF'), 8, '0'), kind, gen_random_uuid(), payer, amount, currency, 1,
  'Consultation', 'Asha Juma', '+255754000001', country, '/', 'mpesa', 'azampay', 'sw', gen_random_uuid(), state, at, at, at,
  case state when 'refund-due' then paid + interval '2 days' when 'refunded' then paid + interval '4 days' else coalesce(paid, at) end, paid, paid,
  case when paid is not null then amount end, case when paid is not null then currency end, case when paid is not null then 'demo' end,
  case when paid is not null then 'status' end, case when state = 'refused' then 'declined' end,
  case when paid is not null then round(amount * rate * unit) end, case when paid is not null then rate end,
  case when paid is not null then date_trunc('month', paid) end
from (
  select n, country, currency, kind, payer, at, state, unit, (1000 + n % 4000) * (100 / unit) as amount,
    case when state in ('settled', 'refund-due', 'refunded') then at + interval '2 minutes' end as paid,
    round(base * (1 + extract(month from at)::numeric / 100), 6) as rate
  from (
    select n, country, ('{"TZ":"TZS","KE":"KES","UG":"UGX","RW":"RWF","BI":"BIF","ZA":"ZAR"}'::jsonb ->> country) as currency,
      case when n % 10 = 0 then 'plan' else 'booking' end as kind, ($3::uuid[])[1 + n % cardinality($3::uuid[])] as payer,
      now() - ($5::int - n + 0.5) * (interval '3 years' / $5::int) - interval '5 days' as at,
      (array['settled','settled','settled','settled','settled','settled','settled','settled','settled','settled','settled','settled','settled',
             'settled','settled','settled','refused','refunded','voided','settled'])[1 + n % 20] as most,
      case when n % 1000 = 3 then 'refund-due' when n % 5000 = 7 then 'unknown' end as few,
      ('{"TZ":1,"KE":1,"UG":100,"RW":100,"BI":100,"ZA":1}'::jsonb ->> country)::int as unit,
      ('{"TZ":1,"KE":19,"UG":0.7,"RW":1.7,"BI":0.83,"ZA":142}'::jsonb ->> country)::numeric as base
    from (select n, ($4::text[])[1 + (n * 7) % cardinality($4::text[])] as country from generate_series($1::int, $2::int) n) as counted
  ) as drawn cross join lateral (select coalesce(few, most) as state) as chosen
) as made`;

const HISTORY = `
insert into payment_history (payment_id, from_state, to_state, at)
select id, before, after, at from (
  select id, 'requested' as before, 'settled' as after, settled_at as at from payments where settled_at is not null
  union all select id, 'settled', 'refund-due', settled_at + interval '2 days' from payments where state in ('refund-due', 'refunded')
  union all select id, 'refund-due', 'refunded', settled_at + interval '4 days' from payments where state = 'refunded') moved
 where at > $1 and exists (select from payments p where p.id = moved.id and p.reference >= $2) order by at`;

/** The halves of the journals that move what is held for patients; the other halves are of no account here. */
const LEDGER = `
with moved as (
  select gen_random_uuid() as journal, kind, reference, currency, amount, at from (
    select 'capture' as kind, reference, currency, amount, settled_at as at from payments where settled_at is not null
    union all select 'refund-due', reference, currency, -amount, settled_at + interval '2 days' from payments where state in ('refund-due', 'refunded')) m),
journals as (insert into ledger_journals (id, kind, reference, created_at) select journal, kind, reference, at from moved)
insert into ledger_entries (journal_id, account, currency, amount) select journal, 'held:' || currency, currency, amount from moved`;

const TABLES = ['payments', 'payment_history', 'ledger_journals', 'ledger_entries'] as const;

/**
 * Adds payments from the first to the last number, of `all` altogether, with their history. Writes to the tables and
 * rests their triggers, because a million calls of triggers take minutes. The payers are accounts that exist.
 */
export async function addPayments(
  owner: pg.Client,
  { first, last, all, payers }: { first: number; last: number; all: number; payers: readonly string[] },
): Promise<void> {
  await withoutTriggers(owner, async () => {
    await owner.query(PAYMENTS, [first, last, payers, COUNTRIES, all]);
    await owner.query(HISTORY, ['-infinity', `TBB-${1_700_000_000 + first}`]);
  });
  await owner.query('vacuum (analyze) payments');
  await owner.query('vacuum (analyze) payment_history');
}

/** Writes what the ledger says of all payments. */
export async function addLedger(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into ledger_accounts (code, kind, currency, may_be_negative)
     select distinct 'held:' || currency, 'held', currency, false from payments on conflict do nothing`,
  );
  await withoutTriggers(owner, async () => {
    await owner.query(LEDGER);
  });
  await owner.query('vacuum (analyze) ledger_entries');
  await owner.query('vacuum (analyze) ledger_journals');
}

async function withoutTriggers(owner: pg.Client, work: () => Promise<void>): Promise<void> {
  await owner.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'; set work_mem = '128MB'");
  for (const table of TABLES) await owner.query(`alter table ${table} disable trigger user`);
  await work();
  for (const table of TABLES) await owner.query(`alter table ${table} enable trigger user`);
}

/** Adds people who can pay, and returns their ids. */
export async function addPayers(owner: pg.Client, count: number): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into accounts (id, phone, full_name, country, language, roles, created_at)
     select gen_random_uuid(), '+2556' || (20000000 + n), 'Asha Juma ' || n, 'TZ', 'sw', array['patient'], now() from generate_series(1, $1::int) n
     returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}
