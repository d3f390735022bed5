import pg from 'pg';
import { ConfigProblem } from './platform/config.ts';
import type { Config } from './platform/config.ts';
import { startCluster } from './platform/database/cluster/start-cluster.ts';
import { databaseProblem, readServerFacts, reasonAgainst } from './platform/database/refused-database.ts';
import type { Log } from './platform/log.ts';

export interface Reached {
  /** For migrations only. */
  readonly owner: pg.PoolConfig;
  /** The runtime role: owns nothing. */
  readonly app: pg.PoolConfig;
  readonly check: pg.PoolConfig;
  stop(): Promise<void>;
}

const ROLES = { app: 'tabibu_app', check: 'tabibu_check' };

/** A host that swallows what is sent to it is given up after this many milliseconds; a busy one may take its time. */
const PATIENCE = 30_000;

/** The database of `DATABASE_URL`, or the embedded one of the data folder. Refuses one that cannot be used, with a sentence that says why. */
export async function reachDatabase(config: Pick<Config, 'DATABASE_URL' | 'DATABASE_APP_URL'>, dataDir: string, log: Log): Promise<Reached> {
  const { DATABASE_URL: url, DATABASE_APP_URL: appUrl } = config;
  if (url === undefined) {
    const cluster = await startCluster({ dataDir, log: { info: (text) => log.info(text), warn: (text) => log.warn(text) } });
    return { owner: cluster.ownerUrl, app: cluster.appUrl, check: cluster.checkUrl, stop: () => cluster.stop() };
  }
  const owner = { connectionString: url };
  await once('DATABASE_URL', owner, async (client) => {
    const reason = reasonAgainst(await readServerFacts(client));
    if (reason !== null) throw new ConfigProblem(`DATABASE_URL: ${reason}`);
    await createRuntimeRoles(client);
  });
  const as = (role: string) => ({ connectionString: url, options: `-c role=${role}` });
  const app = appUrl === undefined ? as(ROLES.app) : { connectionString: appUrl };
  await once(appUrl === undefined ? 'DATABASE_URL' : 'DATABASE_APP_URL', app, (client) => client.query('select 1'));
  return { owner, app, check: as(ROLES.check), stop: async () => undefined };
}

/** Does something with a connection of its own; what goes wrong is said in words that name the setting. */
async function once(setting: string, login: pg.ClientConfig, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  try {
    const client = new pg.Client({ ...login, connectionTimeoutMillis: PATIENCE });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await work(client);
    } finally {
      // A connection that never came about has nothing to end.
      await client.end().catch(() => undefined);
    }
  } catch (error) {
    throw databaseProblem(setting, error);
  }
}

/** The two restricted roles, and the right of the given login to act as them. Several processes may do this at once. */
async function createRuntimeRoles(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(727002)');
  // Before version 16 every member may act as the role; since then that is a right of its own.
  const { rows: [server] } = await client.query<{ right: string }>("select case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end as right");
  for (const role of Object.values(ROLES)) {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    if (rowCount === 0) await client.query(`create role ${role} nologin nosuperuser nobypassrls`);
    const member = await client.query<{ member: boolean }>('select pg_has_role(current_user, $1, $2) as member', [role, server?.right]);
    if (member.rows[0]?.member !== true) await client.query(`grant ${role} to current_user`);
  }
  await client.query('commit');
}
