import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDatabase } from './own-database.ts';
import type { OwnDatabase } from './own-database.ts';
import { startProduct, startSandbox } from './processes.ts';
import { freePort } from '../../../scripts/free-port.ts';
import type { Running } from './processes.ts';

let database: OwnDatabase;
let sandbox: Running;

beforeAll(async () => {
  database = await newDatabase();
  sandbox = await startSandbox(9);
}, 60_000);

afterAll(async () => {
  await sandbox.kill('SIGTERM');
  await database.drop();
}, 60_000);

test(
  'three processes that start at once on an empty database migrate and seed once, and all serve (R-24)',
  { timeout: 120_000 },
  async () => {
    const ports = await Promise.all([freePort(), freePort(), freePort()]);
    const running = await Promise.all(
      ports.map((port) =>
        startProduct({ port, sandboxUrl: sandbox.url, databaseUrl: database.url, environment: { DATABASE_POOL: '6' } }),
      ),
    );
    try {
      expect(await database.query('select name from migrations group by name having count(*) <> 1')).toEqual([]);
      expect(
        await database.query('select full_name, phone from accounts group by full_name, phone having count(*) <> 1'),
      ).toEqual([]);
      const counts = await Promise.all(
        running.map(
          async ({ url }) =>
            ((await (await fetch(`${url}/api/doctors?country=TZ&limit=100`)).json()) as unknown[]).length,
        ),
      );
      expect(new Set(counts).size).toBe(1);
      expect(counts[0]).toBeGreaterThan(20);
    } finally {
      const ends = await Promise.all(running.map((one) => one.kill('SIGTERM')));
      expect(ends.map(({ code }) => code)).toEqual([0, 0, 0]);
    }
  },
);
