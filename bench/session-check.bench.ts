import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { authenticate } from '../server/src/modules/identity/index.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { startCluster } from '../server/src/platform/database/cluster/start-cluster.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openLog } from '../server/src/platform/log.ts';
import { openServices } from '../server/src/services.ts';
import { addPatients } from './http/patients.ts';
import { SECRET, newDataDir, removeDataDir } from './product-process.ts';
import { median } from './table.ts';
import type { Row } from './table.ts';

const CHECKS = 5_000;
const ROUNDS = 7;
const AT_ONCE = 8;
const GOAL = 50;

/** Measures the processor time that this process needs to find the session of a token, in microseconds. */
export async function measureSessionCheck(): Promise<Row[]> {
  const dataDir = newDataDir();
  const cluster = await startCluster({ dataDir, log: { info: () => undefined, warn: console.warn } });
  await migrate(cluster.ownerUrl);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SANDBOX: 'true' });
  const services = openServices(
    {
      config,
      clock: systemClock,
      log: openLog('silent'),
      database: cluster.appUrl,
      secret: SECRET,
      sandboxUrl: 'http://127.0.0.1:9',
    },
    () => undefined,
  );
  const owner = new pg.Client(cluster.ownerUrl);
  await owner.connect();
  try {
    const patients = await addPatients(owner, 500);
    const check = authenticate(services);
    const spent: number[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const before = process.cpuUsage();
      let left = CHECKS;
      const work = async () => {
        while (left > 0) {
          left -= 1;
          const caller = await check(patients[left % patients.length]!.token);
          if (caller === undefined) throw new Error('a session was not found');
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) spent.push((user + system) / CHECKS);
    }
    if ((await check(Buffer.from(randomUUID()).toString('base64url').slice(0, 43))) !== undefined)
      throw new Error('a wrong token was believed');
    const cost = median(spent);
    return [
      {
        what: 'Session check, processor of the server',
        measured: `${cost.toFixed(0)} µs`,
        beside: '–',
        goal: `≤ ${GOAL} µs`,
        met: cost <= GOAL,
        figures: [{ unit: 'µs', value: cost }],
      },
    ];
  } finally {
    await owner.end();
    await services.db.close();
    await cluster.stop();
    removeDataDir(dataDir);
  }
}
