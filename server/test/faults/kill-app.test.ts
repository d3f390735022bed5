import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FaultPoint } from '../../src/platform/fault-points.ts';
import { newDataFolder } from './embedded.ts';
import type { DataFolder } from './embedded.ts';
import { startLoad } from './load.ts';
import { launchProduct, startProduct, startSandbox } from './processes.ts';
import type { ProductPlace, Running } from './processes.ts';
import { compareWithLedger } from './reckoning.ts';
import { freeSlots, signedInPatients } from './wire-patient.ts';
import { newSightings } from './wire.ts';
import { freePort } from '../../../scripts/free-port.ts';

const POINTS: readonly FaultPoint[] = [
  'after-provider-call',
  'after-commit-before-answer',
  'after-inbox-before-job',
  'after-job-effect-before-ack',
  'after-settle-before-confirm',
];
const ROUNDS_PER_POINT = 2;
const LONGEST_WAIT_FOR_POINT = 60_000;

let folder: DataFolder;
let sandbox: Running;
let place: ProductPlace;
let product: Running;

beforeAll(async () => {
  folder = newDataFolder();
  const port = await freePort();
  sandbox = await startSandbox(port);
  place = { port, sandboxUrl: sandbox.url, dataDir: folder.dataDir };
  product = await startProduct(place);
}, 60_000);

afterAll(async () => {
  await product.kill('SIGTERM');
  await sandbox.kill('SIGTERM');
  folder.remove();
}, 60_000);

/** Starts the product with a fault point armed and waits until it has died there. */
async function dieAt(point: FaultPoint): Promise<void> {
  product = launchProduct({ ...place, environment: { FAULT_POINT: point } });
  const end = await Promise.race([product.exited, pause(LONGEST_WAIT_FOR_POINT, undefined, { ref: false })]);
  expect(end, `${point} was not reached or not deadly:\n${product.output()}`).toMatchObject({ signal: 'SIGKILL' });
}

describe('the application is killed under load, at random moments and at named points (R-02, R-04)', () => {
  test(
    'nothing acknowledged is lost, nothing is charged or booked twice, nothing stays stuck',
    { timeout: 480_000 },
    async () => {
      const seen = newSightings();
      const patients = await signedInPatients(6, () => [{ url: product.url }], sandbox.url, seen);
      const load = startLoad(patients, await freeSlots(product.url, 3000));

      for (let round = 0; round < ROUNDS_PER_POINT; round += 1) {
        for (const point of POINTS) {
          await pause(100 + Math.random() * 600);
          await product.kill('SIGKILL');
          await dieAt(point);
          product = await startProduct(place);
        }
      }
      await load.stop();

      const { faults, bookings, paid } = await compareWithLedger(folder.login('check'), sandbox.url, load.acknowledged);
      expect(faults).toEqual([]);
      expect(load.failed).toEqual([]);
      expect(seen.wrong).toEqual([]);
      expect(bookings).toBe(new Set(load.acknowledged.bookings).size);
      expect(bookings).toBeGreaterThan(20);
      expect(paid).toBeGreaterThanOrEqual(new Set(load.acknowledged.checkouts).size);
    },
  );
});
