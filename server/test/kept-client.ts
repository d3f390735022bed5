import pg from 'pg';

const clients = new WeakMap<pg.PoolConfig, Promise<pg.Client>>();

/**
 * Returns a connection that stays open until the test's database is dropped, the same one for the same login. A new
 * connection would first read what each table is made of, which takes longer than reading the few rows of a test.
 */
export function keptClient(login: pg.PoolConfig): Promise<pg.Client> {
  const kept = clients.get(login) ?? connect(login);
  clients.set(login, kept);
  return kept;
}

async function connect(login: pg.PoolConfig): Promise<pg.Client> {
  // One process reads the tables in their order.
  const client = new pg.Client({ ...login, options: '-c max_parallel_workers_per_gather=0' });
  // The connection ends with the database.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
