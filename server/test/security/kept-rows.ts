import pg from 'pg';

/** Tables whose rows pass by quickly: each version of a row is kept aside, so that a test can still read it. */
const PASSING = ['public.outbox', 'graphile_worker._private_jobs', 'public.code_challenges', 'public.notices'];

/** From now on keeps every version of rows that are soon taken away. */
export async function keepPassingRows(owner: pg.ClientConfig): Promise<void> {
  await asOwner(owner, async (client) => {
    await client.query('create table passing_rows (place text not null, kept jsonb not null)');
    await client.query(`create function keep_passing_row() returns trigger language plpgsql security definer as $$
      begin insert into public.passing_rows values (tg_table_name, to_jsonb(new)); return null; end $$`);
    for (const table of PASSING) await client.query(`create trigger keep_passing_row after insert or update on ${table} for each row execute function keep_passing_row()`);
  });
}

/** Breaks the database in the middle of a run, and mends it. */
export async function asOwner<Result>(owner: pg.ClientConfig, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
