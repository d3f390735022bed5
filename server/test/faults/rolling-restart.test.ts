import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBalancer } from './balancer.ts';
import { startLoad } from './load.ts';
import { startProduct } from './processes.ts';
import type { Running } from './processes.ts';
import { compareWithLedger } from './reckoning.ts';
import { openTwoNodes } from './two-node-stage.ts';
import type { TwoNodeStage } from './two-node-stage.ts';
import { freeSlots, signedInPatients } from './wire-patient.ts';
import { newSightings } from './wire.ts';

const ROUNDS = 5;
/** Milliseconds within which a process has to end although a page keeps its live connection open. */
const LONGEST_DRAIN = 20_000;

let stage: TwoNodeStage;

beforeAll(async () => {
  // Long enough that a busy machine does not sleep through the notice.
  stage = await openTwoNodes({ DRAIN_NOTICE: '1500' });
}, 120_000);
afterAll(() => stage.close(), 60_000);

/** Polls the node until it is not ready. Returns the status with which it said so, or that it answered no more. */
async function untilNotReady(node: Running): Promise<number | 'silent'> {
  for (;;) {
    const status = await fetch(`${node.url}/api/health/ready`).then(
      (reply) => reply.status,
      () => 'silent' as const,
    );
    if (status !== 200) return status;
    await pause(5);
  }
}

describe('two nodes are restarted one after the other under load (R-21)', () => {
  test(
    'no request in flight fails, a node says that it is not ready before it closes, and each process exits with 0',
    { timeout: 480_000 },
    async () => {
      const seen = newSightings();
      const balancer = openBalancer(() => stage.nodes);
      const patients = await signedInPatients(6, balancer.ready, stage.sandbox.url, seen);
      const load = startLoad(patients, await freeSlots(stage.nodes[0]!.url, 3000));

      const notices: (number | 'silent')[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const index of [0, 1]) {
          await pause(300);
          const node = stage.nodes[index]!;
          const page = await patients[index]!.watch(node);
          const ending = node.kill('SIGTERM');
          notices.push(await untilNotReady(node));
          const began = performance.now();
          expect(await ending, node.output()).toEqual({ code: 0, signal: null });
          await page.ended;
          expect(performance.now() - began).toBeLessThan(LONGEST_DRAIN);
          stage.nodes[index] = await startProduct(stage.places[index]!);
        }
      }
      await load.stop();
      balancer.close();

      expect(seen.broken).toEqual([]);
      expect(seen.wrong).toEqual([]);
      expect(seen.statuses.get(503)).toBeUndefined();
      expect(load.failed).toEqual([]);
      expect(new Set(notices)).toEqual(new Set([503]));
      expect((await compareWithLedger(stage.database.check, stage.sandbox.url, load.acknowledged)).faults).toEqual([]);
      expect(load.acknowledged.bookings.length).toBeGreaterThan(20);
    },
  );
});
