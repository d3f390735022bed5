import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { ClientConfig } from 'pg';
import { clusterOfRun } from '../cluster-of-run.ts';

export interface OwnDatabase {
  /** In the format of `DATABASE_URL`. */
  readonly url: string;
  readonly check: ClientConfig;
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/**
 * Creates a database on the run's server: an empty one, or with `migrated` one that has all tables already, for tests
 * that are not about a first start. Its owner may act as the restricted roles.
 */
export async function newDatabase({ migrated = false } = {}): Promise<OwnDatabase> {
  const { adminUrl, ownerUrl, checkUrl, template } = clusterOfRun();
  const name = `faults_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(`create database ${name} ${migrated ? `template ${template}` : ''} owner ${ownerUrl.user}`);
  await admin.query(`grant tabibu_app, tabibu_check to ${ownerUrl.user}`);
  return {
    url: `postgres://${ownerUrl.user}:${ownerUrl.password}@localhost/${name}?host=${encodeURIComponent(ownerUrl.host)}&port=${ownerUrl.port}`,
    check: { ...checkUrl, database: name },
    async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) {
      const client = new pg.Client({ ...ownerUrl, database: name });
      await client.connect();
      try {
        return (await client.query<Row>(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
