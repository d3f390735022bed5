import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { killPostgres, newDataFolder } from './embedded.ts';
import type { DataFolder } from './embedded.ts';
import { startLoad } from './load.ts';
import { isAlive, startProduct, startSandbox, untilReady } from './processes.ts';
import type { Running } from './processes.ts';
import { compareWithLedger } from './reckoning.ts';
import { freeSlots, signedInPatients } from './wire-patient.ts';
import { newSightings } from './wire.ts';
import { freePort } from '../../../scripts/free-port.ts';

const KILLS = 20;

let folder: DataFolder;
let sandbox: Running;
let product: Running;

beforeAll(async () => {
  folder = newDataFolder();
  const port = await freePort();
  sandbox = await startSandbox(port);
  product = await startProduct({ port, sandboxUrl: sandbox.url, dataDir: folder.dataDir });
}, 60_000);

afterAll(async () => {
  await product.kill('SIGTERM');
  await sandbox.kill('SIGTERM');
  folder.remove();
}, 60_000);

/** Waits for a database server other than `previous` and returns its process id. */
async function nextPostmaster(previous: number | undefined): Promise<number> {
  for (const end = performance.now() + 90_000; performance.now() < end;) {
    const pid = folder.postmaster();
    if (pid !== undefined && pid !== previous) return pid;
    await pause(20);
  }
  throw new Error(`PostgreSQL did not come back:\n${product.output()}`);
}

describe('the database is killed under load, alone and with its children (R-03, R-20)', () => {
  test(
    'the application survives, answers nothing worse than 503 with Retry-After, and keeps what it acknowledged',
    { timeout: 480_000 },
    async () => {
      const seen = newSightings();
      const patients = await signedInPatients(6, () => [{ url: product.url }], sandbox.url, seen);
      const load = startLoad(patients, await freeSlots(product.url, 3000));

      let postmaster = await nextPostmaster(undefined);
      for (let kill = 0; kill < KILLS; kill += 1) {
        await pause(100 + Math.random() * 500);
        killPostgres(postmaster, kill % 2 === 1);
        postmaster = await nextPostmaster(postmaster);
        await untilReady(product);
      }
      await pause(500);
      await load.stop();

      expect(isAlive(product), product.output()).toBe(true);
      const { faults, bookings } = await compareWithLedger(folder.login('check'), sandbox.url, load.acknowledged);
      expect(faults).toEqual([]);
      expect(load.failed).toEqual([]);
      expect(seen.wrong).toEqual([]);
      expect(seen.broken).toEqual([]);
      expect(seen.statuses.get(503)).toBeGreaterThan(0);
      expect(bookings).toBe(new Set(load.acknowledged.bookings).size);
      expect(bookings).toBeGreaterThan(20);
    },
  );
});
