import type pg from 'pg';

/** What runs SQL as the owner of the tables. */
type Owner = Pick<pg.Client, 'query'>;

interface Due {
  /** How many people there are; each has one schedule. */
  readonly count: number;
  /** When the first of them have something due. */
  readonly begins: Date;
  /** Over how many minutes the others follow evenly. */
  readonly minutes: number;
}

/**
 * Adds patients of Tanzania who have something due at the same times. Writes to the tables directly, because writing
 * schedules down is not what is tested or measured. The numbers are +255 71 …, one after the other.
 */
export async function addDueSchedules(owner: Owner, { count, begins, minutes }: Due): Promise<void> {
  await owner.query(
    `insert into accounts (id, phone, full_name, country, language, roles, created_at)
     select gen_random_uuid(), '+2557' || (10000000 + n), 'Asha Juma', 'TZ', 'sw', array['patient'], $2 from generate_series(1, $1::int) n`,
    [count, begins],
  );
  await owner.query(
    `insert into medication_schedules (person_id, id, account_id, country, sealed, version, times, every_days, first_day, refill, next_due_at, saved_at)
     select d.id, gen_random_uuid(), d.id, 'TZ', '\\x00', 1, array[to_char(d.local, 'HH24:MI')], 1, d.local::date, false, d.due, $1
       from (select id, due, due at time zone 'Africa/Dar_es_Salaam' as local
               from (select id, $1::timestamptz + (right(phone, 7)::int % $2::int) * interval '1 minute' as due
                       from accounts where phone like '+25571%') as people) as d`,
    [begins, minutes],
  );
}
