import pg from 'pg';

/** Tables whose rows are deleted soon. Each version of a row is copied, so that a test can still read it. */
const PASSING = ['public.outbox', 'graphile_worker._private_jobs', 'public.code_challenges', 'public.notices'];

/** Copies every version of such rows into the table `passing_rows` from now on. */
export async function copyShortLivedRows(owner: pg.ClientConfig): Promise<void> {
  await asOwner(owner, async (client) => {
    await client.query('create table passing_rows (place text not null, kept jsonb not null)');
    await client.query(`create function keep_passing_row() returns trigger language plpgsql security definer as $$
      begin insert into public.passing_rows values (tg_table_name, to_jsonb(new)); return null; end $$`);
    for (const table of PASSING)
      await client.query(
        `create trigger keep_passing_row after insert or update on ${table} for each row execute function keep_passing_row()`,
      );
  });
}

/** Runs `work` with a connection of the database's owner. */
export async function asOwner<Result>(
  owner: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
