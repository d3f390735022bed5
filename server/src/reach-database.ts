import pg from 'pg';
import type { Config } from './platform/config.ts';
import { startCluster } from './platform/database/cluster/start-cluster.ts';
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

/** The database of `DATABASE_URL`, or the embedded one of the data folder. */
export async function reachDatabase(config: Pick<Config, 'DATABASE_URL' | 'DATABASE_APP_URL'>, dataDir: string, log: Log): Promise<Reached> {
  const { DATABASE_URL: url, DATABASE_APP_URL: appUrl } = config;
  if (url === undefined) {
    const cluster = await startCluster({ dataDir, log: { info: (text) => log.info(text), warn: (text) => log.warn(text) } });
    return { owner: cluster.ownerUrl, app: cluster.appUrl, check: cluster.checkUrl, stop: () => cluster.stop() };
  }
  const owner = { connectionString: url };
  await createRuntimeRoles(owner);
  const as = (role: string) => ({ connectionString: url, options: `-c role=${role}` });
  return {
    owner,
    app: appUrl === undefined ? as(ROLES.app) : { connectionString: appUrl },
    check: as(ROLES.check),
    stop: async () => undefined,
  };
}

/** The two restricted roles, and the right of the given login to act as them. Several processes may do this at once. */
async function createRuntimeRoles(owner: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(owner);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(727002)');
    for (const role of Object.values(ROLES)) {
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
      if (rowCount === 0) await client.query(`create role ${role} nologin nosuperuser nobypassrls`);
      const member = await client.query<{ member: boolean }>("select pg_has_role(current_user, $1, 'set') as member", [role]);
      if (member.rows[0]?.member !== true) await client.query(`grant ${role} to current_user`);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}
