import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_ROLES } from '@tabibu/contract/day-desk-words';
import { aDoctor, pay } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { listenTo, timesTold } from '../../../test/live-stream.ts';
import { eventually } from '../../../test/slow-machines.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ start: new Date('2038-02-15T06:00:00Z'), environment: { JOB_SPEED: '50' } });
});
afterAll(() => product.close());

async function anEmergency(): Promise<string> {
  const doctor = await aDoctor(product, { specialty: 'general-practitioner', onCall: true });
  const patient = await product.patient();
  const { body } = await patient.post('/api/bookings', { doctor_id: doctor, is_emergency: true });
  await pay(product, patient, body.data.id);
  await product.settle();
  return body.data.id as string;
}

test.each(DAY_ROLES)(
  'a %s who has pressed nothing for 33 minutes still hears of an emergency, and sees nobody',
  async (role) => {
    const desk = await aMemberOfStaff(product, role);
    const stream = await listenTo(desk, product.url);
    const before = (await desk.get('/api/admin/day/alarm')).body.data.emergencies as number;
    product.clock.advance(33 * MINUTE);
    const told = timesTold(stream, 'house-day');
    await anEmergency();
    expect(await eventually(() => timesTold(stream, 'house-day') > told)).toBe(true);
    expect((await desk.get('/api/admin/day/alarm')).body).toEqual({
      success: true,
      data: { emergencies: before + 1 },
    });
    for (const address of ['/api/me', '/api/admin/day', '/api/admin/booking-list'])
      expect([address, (await desk.get(address)).status]).toEqual([address, 401]);
    stream.close();
  },
);

test('the day that a page reads by itself is no use of its session', async () => {
  const desk = await aMemberOfStaff(product, 'receptionist');
  for (let past = 0; past < 30; past += 6) {
    expect((await desk.get('/api/admin/day')).status).toBe(200);
    product.clock.advance(6 * MINUTE);
  }
  product.clock.advance(MINUTE);
  expect((await desk.get('/api/admin/day')).status).toBe(401);
});

test('an idle page is told to ask who is signed in, and a new stream hears of the day', async () => {
  const desk = await aMemberOfStaff(product, 'receptionist');
  const stream = await listenTo(desk, product.url);
  product.clock.advance(31 * MINUTE);
  expect(await eventually(() => timesTold(stream, 'signed-out') > 0)).toBe(true);
  stream.close();
  const again = await listenTo(desk, product.url);
  await anEmergency();
  expect(await eventually(() => timesTold(again, 'house-day') > 0)).toBe(true);
  again.close();
});

test('the bell of a manager, of a day that is over and of a revoked session hears nothing', async () => {
  const manager = await aMemberOfStaff(product, 'manager');
  const left = await aMemberOfStaff(product, 'receptionist');
  const out = await aMemberOfStaff(product, 'receptionist');
  await out.post('/api/auth/sign-out');
  expect((await out.get('/api/admin/day/alarm')).status).toBe(401);
  expect((await manager.get('/api/admin/day/alarm')).status).toBe(403);
  product.clock.advance(12 * HOUR + SECOND);
  expect((await manager.get('/api/admin/day/alarm')).status).toBe(401);
  expect((await left.get('/api/admin/day/alarm')).status).toBe(401);
});
