import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBalancer } from './balancer.ts';
import { startLoad } from './load.ts';
import { startProduct } from './processes.ts';
import type { Running } from './processes.ts';
import { reckon } from './reckoning.ts';
import { openTwoNodes } from './two-node-stage.ts';
import type { TwoNodeStage } from './two-node-stage.ts';
import { freeSlots, signedInPatients } from './wire-patient.ts';
import { newSightings } from './wire.ts';

const ROUNDS = 5;
/** An open page's live connection does not hold a process back. */
const LONGEST_DRAIN = 10_000;

let stage: TwoNodeStage;

beforeAll(async () => { stage = await openTwoNodes(); }, 120_000);
afterAll(() => stage.close(), 60_000);

/** Asks at once and again until the node says that it wants no more traffic; answers after how many milliseconds. */
async function untilNotReady(node: Running): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 5_000) {
    const ready = await fetch(`${node.url}/api/health/ready`).then((reply) => reply.ok, () => false);
    if (!ready) break;
    await pause(5);
  }
  return performance.now() - began;
}

describe('two nodes are restarted one after the other under load (R-21)', () => {
  test('no request in flight fails, readiness is off at once, and each process ends by itself with 0', { timeout: 200_000 }, async () => {
    const seen = newSightings();
    const balancer = openBalancer(() => stage.nodes);
    const patients = await signedInPatients(6, balancer.ready, stage.sandbox.url, seen);
    const load = startLoad(patients, await freeSlots(stage.nodes[0]!.url, 3000));

    const notReadyAfter: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const index of [0, 1]) {
        await pause(300);
        const node = stage.nodes[index]!;
        const page = await patients[index]!.watch(node);
        const ending = node.kill('SIGTERM');
        notReadyAfter.push(await untilNotReady(node));
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
    expect(Math.max(...notReadyAfter)).toBeLessThan(400);
    expect((await reckon(stage.database.check, stage.sandbox.url, load.acknowledged)).faults).toEqual([]);
    expect(load.acknowledged.bookings.length).toBeGreaterThan(20);
  });
});
