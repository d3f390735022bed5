import type pg from 'pg';

/** Adds entries of the audit log of the last year: changes, and readings of people's data. */
export async function addAuditRows(
  owner: pg.Client,
  people: readonly string[],
  first: number,
  last: number,
): Promise<void> {
  await owner.query('alter table audit_log disable trigger user');
  await owner.query(
    `insert into audit_log (at, kind, actor, actor_id, person_id, action, object, object_id, request_id)
     select now() - n * interval '30 seconds', case when n % 2 = 0 then 'read' else 'change' end, 'doctor', ($1::uuid[])[1 + n % cardinality($1::uuid[])],
            case when n % 2 = 0 then ($1::uuid[])[1 + (n * 7) % cardinality($1::uuid[])] end,
            case when n % 2 = 0 then 'records.read' else 'bookings.complete' end, 'visit', gen_random_uuid()::text, 'bench'
       from generate_series($2::int, $3::int) n`,
    [people, first, last],
  );
  await owner.query('alter table audit_log enable trigger user');
  await owner.query('vacuum (analyze) audit_log');
}

/**
 * Adds withdrawals of the last three years; one of two hundred waits and has an open case, the others are paid, and
 * their cases closed.
 */
export async function addWithdrawals(
  owner: pg.Client,
  people: readonly string[],
  first: number,
  last: number,
): Promise<void> {
  for (const table of ['withdrawals', 'cases']) await owner.query(`alter table ${table} disable trigger user`);
  await owner.query(
    `with asked as (
       insert into withdrawals (id, doctor_id, requested_by, amount, currency, payout_phone, state, created_at, decided_at, paid_at, transaction_number)
       select gen_random_uuid(), (select id from doctors offset n % 40 limit 1), ($1::uuid[])[1 + n % cardinality($1::uuid[])], 1000000, 'TZS',
              '+255754000001', 'approved', now() - n * interval '94 seconds', now(), case when n % 200 <> 0 then now() end,
              case when n % 200 <> 0 then 'T' || n end
         from generate_series($2::int, $3::int) n returning id, requested_by, amount, currency, created_at, paid_at)
     insert into cases (id, kind, subject_id, account_id, amount, currency, opened_at, due_at, closed_at)
     select gen_random_uuid(), 'withdrawal', id::text, requested_by, amount, currency, created_at, created_at + interval '2 days', paid_at from asked`,
    [people, first, last],
  );
  for (const table of ['withdrawals', 'cases']) await owner.query(`alter table ${table} enable trigger user`);
  await owner.query('vacuum (analyze) withdrawals');
  await owner.query('vacuum (analyze) cases');
}
