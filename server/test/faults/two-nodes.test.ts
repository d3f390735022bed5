import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKS } from '../../src/checks.ts';
import { runChecks } from '../../src/platform/database/invariants.ts';
import { openTwoNodes } from './two-node-stage.ts';
import type { TwoNodeStage } from './two-node-stage.ts';
import { freeSlots, signedInPatients } from './wire-patient.ts';
import { newSightings } from './wire.ts';

const RIVALS = 200;

let stage: TwoNodeStage;

beforeAll(async () => {
  stage = await openTwoNodes();
}, 120_000);
afterAll(() => stage.close(), 60_000);

describe('one slot and two server processes (R-25, B-01)', () => {
  test(
    'of 200 rivals one gets the slot, and 199 are refused with the three nearest free times',
    { timeout: 120_000 },
    async () => {
      const seen = newSightings();
      const rivals = await signedInPatients(RIVALS, () => stage.nodes, stage.sandbox.url, seen);
      const [slot] = await freeSlots(stage.nodes[0]!.url, 1);
      const wish = { doctor_id: slot!.doctorId, starts_at: slot!.startsAt };

      const answers = await Promise.all(rivals.map((rival) => rival.once('POST', '/api/bookings', wish, randomUUID())));

      const refusals = answers.filter(({ status }) => status !== 201);
      expect(
        refusals
          .filter(({ status, body }) => status !== 409 || body.code !== 'slot-taken')
          .map(({ status, body }) => `${status} ${JSON.stringify(body)}`),
      ).toEqual([]);
      expect(refusals).toHaveLength(RIVALS - 1);
      for (const { body } of refusals) {
        const { nearest } = body.params as { nearest: string[] };
        expect(new Set(nearest).size).toBe(3);
        expect(nearest).not.toContain(slot!.startsAt);
      }
      const winner = answers.find(({ status }) => status === 201)!;
      expect(
        await stage.database.query('select id from bookings where doctor_id = $1 and starts_at = $2', [
          slot!.doctorId,
          slot!.startsAt,
        ]),
      ).toEqual([{ id: winner.body.data.id }]);
      expect((await runChecks(stage.database.check, CHECKS)).filter(({ broken }) => broken > 0)).toEqual([]);
    },
  );
});
