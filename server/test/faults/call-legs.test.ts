import { afterAll, beforeAll, expect, test } from 'vitest';
import { Wire } from '../call-makers.ts';
import type { Running } from './processes.ts';
import { openTwoNodes } from './two-node-stage.ts';
import type { TwoNodeStage } from './two-node-stage.ts';
import { freeSlots, signedInPatients } from './wire-patient.ts';
import type { WirePatient } from './wire-patient.ts';
import { newSightings } from './wire.ts';

let stage: TwoNodeStage;

beforeAll(async () => { stage = await openTwoNodes(); }, 120_000);
afterAll(() => stage.close(), 60_000);

/** An emergency that was just accepted by a doctor who is signed in: its call is open now. */
async function anOpenCall(): Promise<{ patient: WirePatient; doctor: WirePatient; bookingId: string }> {
  const [patient, doctor] = await signedInPatients(2, () => stage.nodes, stage.sandbox.url, newSightings());
  const [slot] = await freeSlots(stage.nodes[0]!.url, 1);
  const held = await patient!.insist('POST', '/api/bookings', { doctor_id: slot!.doctorId, is_emergency: true });
  const bookingId = held.body.data.id as string;
  await patient!.checkOut(await patient!.save(bookingId));
  for (let paid = false; !paid; paid = (await patient!.insist('GET', `/api/appointments/${bookingId}`)).body.data.state === 'scheduled') await new Promise((done) => { setTimeout(done, 200); });
  await stage.database.query("update accounts set roles = array['doctor'] where id = $1", [doctor!.accountId]);
  await stage.database.query("update sessions set role = 'doctor' where account_id = $1", [doctor!.accountId]);
  await stage.database.query('update doctors set account_id = $2 where id = $1', [slot!.doctorId, doctor!.accountId]);
  await stage.database.query("update bookings set emergency_state = 'accepted', accepted_by = $2, starts_at = now() where id = $1", [bookingId, slot!.doctorId]);
  return { patient: patient!, doctor: doctor!, bookingId };
}

async function enter(who: WirePatient, bookingId: string, node: Running): Promise<Wire> {
  const joined = await who.insist('POST', `/api/appointments/${bookingId}/call/join`, {});
  expect(joined.status, JSON.stringify(joined.body)).toBe(200);
  const wire = await new Wire(node, who).open();
  wire.say({ type: 'hello', ticket: joined.body.data.ticket });
  await wire.hear('welcome', 10);
  return wire;
}

test('a call over two processes: one is killed, the other learns it and takes the person back; then it stops in peace (R-18c)', { timeout: 120_000 }, async () => {
  const { patient, doctor, bookingId } = await anOpenCall();
  const [first, second] = stage.nodes as [Running, Running];
  const here = await enter(patient, bookingId, first);
  const there = await enter(doctor, bookingId, second);
  expect(await here.hear('presence', 10)).toEqual({ type: 'presence', present: true, fresh: true });
  const offer = { type: 'description', description: { type: 'offer', sdp: 'v=0 '.repeat(16_000) } } as const;
  there.say(offer);
  expect((await here.hear('description', 10)).description).toEqual(offer.description);

  await second.kill('SIGKILL');
  stage.nodes.pop();
  expect(await there.end()).toBe(1006);
  expect(await here.hear('presence', 20)).toEqual({ type: 'presence', present: false, fresh: false });
  const back = await enter(doctor, bookingId, first);
  expect(await here.hear('presence', 10)).toEqual({ type: 'presence', present: true, fresh: true });

  const ended = first.kill('SIGTERM');
  expect(await Promise.all([here.end(), back.end()])).toEqual([1012, 1012]);
  expect(await ended).toMatchObject({ code: 0 });
});
