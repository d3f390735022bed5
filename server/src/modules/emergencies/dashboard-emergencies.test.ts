import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants, pass, pay } from '../../../test/booking-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { listenTo, timesTold } from '../../../test/live-stream.ts';
import type { WorkingDoctor } from '../../../test/doctor-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE } from '../../platform/time.ts';
import { eventually } from '../../../test/slow-machines.ts';

/** A Friday, 11:00 in Dar es Salaam: doctors are at work. */
const START = new Date('2038-01-15T08:00:00Z');
const onCall = { specialty: 'general-practitioner' as const, onCall: true };
let product: TestProduct;
let doctors: WorkingDoctor[];
beforeAll(async () => {
  product = await openTestProduct({
    start: START,
    environment: { PUBLIC_URL: 'http://localhost', DATABASE_POOL: '20' },
  });
  doctors = [
    await aWorkingDoctor(product, onCall),
    await aWorkingDoctor(product, onCall),
    await aWorkingDoctor(product, onCall),
  ];
});
afterAll(() => product.close());

async function emergency(patient: Visitor): Promise<string> {
  const reply = await patient.post('/api/bookings', {
    doctor_id: doctors[0]!.id,
    is_emergency: true,
    reason: 'Anahema kwa shida',
  });
  expect(reply.status, reply.text).toBe(201);
  await pay(product, patient, reply.body.data.id);
  await pass(product, MINUTE);
  return reply.body.data.id as string;
}

const listOf = async ({ browser }: Pick<WorkingDoctor, 'browser'>) =>
  (await browser.get('/api/doctor/emergencies')).body.data;
const accept = ({ browser }: WorkingDoctor, id: string) => browser.post(`/api/doctor/emergencies/${id}/accept`);

test('an alerted doctor sees the emergency and the time of its escalation, without number and reason; another doctor sees nothing (W23, Z-04)', async () => {
  const other = await aWorkingDoctor(product, { specialty: 'dentist' });
  const patient = await product.patient();
  const id = await emergency(patient);
  const [one] = await listOf(doctors[1]!);
  expect(one).toMatchObject({
    booking_id: id,
    state: 'ringing',
    patient_first_name: 'Asha',
    country: 'TZ',
    patient_phone: null,
    reason: null,
  });
  const left = Date.parse(one.escalates_at) - product.clock.now().getTime();
  expect([left > 2 * MINUTE, left <= 4 * MINUTE]).toEqual([true, true]);
  expect(await listOf(other)).toEqual([]);
  expect(await accept(other, id)).toMatchObject({ status: 404 });
  expect((await patient.get(`/api/appointments/${id}`)).body.data.emergency_state).toBe('ringing');
});

test('of twenty simultaneous acceptances by three doctors one succeeds, and the other dashboards are refreshed at once', async () => {
  const [{ booking_id: id }] = await listOf(doctors[0]!);
  const streams = await Promise.all(doctors.map(({ browser }) => listenTo(browser, product.url)));
  const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => accept(doctors[index % 3]!, id)));
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const states = replies.map(({ body }) => body.data.state as string);
  const winners = new Set(states.flatMap((state, index) => (state === 'accepted-by-you' ? [index % 3] : [])));
  expect([winners.size, states.filter((state) => state === 'taken' || state === 'accepted-by-you').length]).toEqual([
    1, 20,
  ]);
  const won = replies[states.indexOf('accepted-by-you')]!;
  expect(won.body.data.reason).toBe('Anahema kwa shida');
  expect(won.body.data.patient_phone).toMatch(/^\+255/);
  for (const { body } of replies.filter(({ body: reply }) => reply.data.state === 'taken'))
    expect(body.data).toMatchObject({ patient_phone: null, reason: null });
  await product.settle();
  await eventually(() => streams.every((stream) => timesTold(stream, 'emergency') > 0));
  const seen = (await Promise.all(doctors.map(listOf))).map(([one]) => one.state);
  expect(seen.toSorted()).toEqual(['accepted-by-you', 'taken', 'taken']);
  for (const stream of streams) stream.close();
});

test('the dashboard is refreshed when an emergency rings, is escalated or cancelled; an escalated one may still be accepted', async () => {
  const stream = await listenTo(doctors[2]!.browser, product.url);
  const patient = await product.patient();
  const id = await emergency(patient);
  await eventually(() => timesTold(stream, 'emergency') === 1);
  await pass(product, 6 * MINUTE, MINUTE);
  await eventually(() => timesTold(stream, 'emergency') === 2);
  expect((await listOf(doctors[2]!))[0]).toMatchObject({ booking_id: id, state: 'escalated', escalates_at: null });
  expect((await patient.get(`/api/appointments/${id}`)).body.data).toMatchObject({
    emergency_state: 'escalated',
    actions: ['cancel', 'receipt'],
  });
  expect((await patient.post(`/api/appointments/${id}/cancel`)).status).toBe(200);
  await product.settle();
  await eventually(() => timesTold(stream, 'emergency') === 3);
  expect((await accept(doctors[2]!, id)).body.data.state).toBe('over');
  const next = await emergency(await product.patient());
  await pass(product, 6 * MINUTE, MINUTE);
  expect((await accept(doctors[2]!, next)).body.data.state).toBe('accepted-by-you');
  stream.close();
});

test('a suspended doctor cannot accept an emergency (ROLE-03), and one of two hours ago is no longer listed', async () => {
  const id = await emergency(await product.patient());
  await product.db.pool.query('update doctors set suspended_at = $2 where id = $1', [
    doctors[1]!.id,
    product.clock.now(),
  ]);
  expect(await accept(doctors[1]!, id)).toMatchObject({ status: 404 });
  await product.db.pool.query('update doctors set suspended_at = null where id = $1', [doctors[1]!.id]);
  product.clock.advance(2 * HOUR + MINUTE);
  expect(await listOf({ browser: await signInAsDoctor(product, doctors[1]!.phone) })).toEqual([]);
});

test('all invariants hold after these tests', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
