import { afterAll, beforeAll, expect, test } from 'vitest';
import { CallSocket } from '../call-makers.ts';
import { anOpenCall } from './open-call.ts';
import type { Running } from './processes.ts';
import { openTwoNodes } from './two-node-stage.ts';
import type { TwoNodeStage } from './two-node-stage.ts';
import type { WirePatient } from './wire-patient.ts';

let stage: TwoNodeStage;

beforeAll(async () => {
  stage = await openTwoNodes();
}, 120_000);
afterAll(() => stage.close(), 60_000);

async function enter(who: WirePatient, bookingId: string, node: Running): Promise<CallSocket> {
  const joined = await who.insist('POST', `/api/appointments/${bookingId}/call/join`, {});
  expect(joined.status, JSON.stringify(joined.body)).toBe(200);
  const wire = await new CallSocket(node, who).open();
  wire.say({ type: 'hello', ticket: joined.body.data.ticket });
  await wire.hear('welcome');
  return wire;
}

test(
  'a call over two processes survives the kill of one: the other notices, takes the person back, and later stops cleanly (R-18c)',
  { timeout: 120_000 },
  async () => {
    const { patient, doctor, bookingId } = await anOpenCall(stage);
    const [first, second] = stage.nodes as [Running, Running];
    const here = await enter(patient, bookingId, first);
    const there = await enter(doctor, bookingId, second);
    expect(await here.hear('presence')).toEqual({ type: 'presence', present: true, fresh: true });
    const offer = {
      type: 'description',
      description: { type: 'offer', sdp: 'v=0 '.repeat(16_000) },
      round: 1,
    } as const;
    there.say(offer);
    expect((await here.hear('description')).description).toEqual(offer.description);

    await second.kill('SIGKILL');
    stage.nodes.pop();
    expect(await there.end()).toBe(1006);
    expect(await here.hear('presence')).toEqual({ type: 'presence', present: false, fresh: false, silent: true });
    const back = await enter(doctor, bookingId, first);
    expect(await here.hear('presence')).toEqual({ type: 'presence', present: true, fresh: true });

    const ended = first.kill('SIGTERM');
    expect(await Promise.all([here.end(), back.end()])).toEqual([1012, 1012]);
    expect(await ended).toMatchObject({ code: 0 });
  },
);
