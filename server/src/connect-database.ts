import pg from 'pg';
import { ConfigProblem } from './platform/config.ts';
import type { Config } from './platform/config.ts';
import { startCluster } from './platform/database/cluster/start-cluster.ts';
import { databaseProblem, readServerFacts, whyUnusable } from './platform/database/refused-database.ts';
import type { Log } from './platform/log.ts';

export interface DatabaseConnection {
  /** The login that owns the tables. For migrations only. */
  readonly owner: pg.PoolConfig;
  /** The login of the running product. It owns no table. */
  readonly app: pg.PoolConfig;
  readonly check: pg.PoolConfig;
  stop(): Promise<void>;
}

const ROLES = { app: 'tabibu_app', check: 'tabibu_check' };

/**
 * How long to wait for a connection, in milliseconds. Long enough for a busy server; a host that never answers is given
 * up.
 */
const CONNECT_TIMEOUT = 30_000;

/**
 * Connects to the database of `DATABASE_URL`, or starts the embedded one of the data folder. Throws `ConfigProblem`
 * with a sentence that says why a database cannot be used.
 */
export async function connectDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_APP_URL'>,
  dataDir: string,
  log: Log,
): Promise<DatabaseConnection> {
  const { DATABASE_URL: url, DATABASE_APP_URL: appUrl } = config;
  if (url === undefined) {
    const cluster = await startCluster({
      dataDir,
      log: { info: (text) => log.info(text), warn: (text) => log.warn(text) },
    });
    return { owner: cluster.ownerUrl, app: cluster.appUrl, check: cluster.checkUrl, stop: () => cluster.stop() };
  }
  const owner = { connectionString: url };
  await withConnection('DATABASE_URL', owner, async (client) => {
    const reason = whyUnusable(await readServerFacts(client));
    if (reason !== null) throw new ConfigProblem(`DATABASE_URL: ${reason}`);
    await createRuntimeRoles(client);
  });
  const as = (role: string) => ({ connectionString: url, options: `-c role=${role}` });
  const app = appUrl === undefined ? as(ROLES.app) : { connectionString: appUrl };
  await withConnection(appUrl === undefined ? 'DATABASE_URL' : 'DATABASE_APP_URL', app, (client) =>
    client.query('select 1'),
  );
  return { owner, app, check: as(ROLES.check), stop: async () => undefined };
}

/** Runs `work` on a connection of its own and closes it. Errors become a `ConfigProblem` that names the setting. */
async function withConnection(
  setting: string,
  login: pg.ClientConfig,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  try {
    const client = new pg.Client({ ...login, connectionTimeoutMillis: CONNECT_TIMEOUT });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await work(client);
    } finally {
      // If the connection was never established, there is nothing to close.
      await client.end().catch(() => undefined);
    }
  } catch (error) {
    throw databaseProblem(setting, error);
  }
}

/** Creates the two restricted roles and lets the given login act as them. Safe for several processes at once. */
async function createRuntimeRoles(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(727002)');
  // Before version 16 every member of a role may act as it; since then that is a right of its own ('set').
  const {
    rows: [server],
  } = await client.query<{ right: string }>(
    "select case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end as right",
  );
  for (const role of Object.values(ROLES)) {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    if (rowCount === 0) await client.query(`create role ${role} nologin nosuperuser nobypassrls`);
    const member = await client.query<{ member: boolean }>('select pg_has_role(current_user, $1, $2) as member', [
      role,
      server?.right,
    ]);
    if (member.rows[0]?.member !== true) await client.query(`grant ${role} to current_user`);
  }
  await client.query('commit');
}
