import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, anAppointment, at, hold } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import type { Reply, Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());

async function emergency(patient: Visitor): Promise<Reply> {
  const doctor = await aDoctor(product, { specialty: 'general-practitioner', onCall: true });
  return patient.post('/api/bookings', { doctor_id: doctor, is_emergency: true });
}

test('a patient has three unpaid holds at most, and gets new ones when they have ended (B-01)', async () => {
  const doctor = await aDoctor(product);
  const patient = await product.patient();
  for (const time of ['09:00', '09:30', '10:00'])
    expect((await hold(patient, await aDoctor(product), at(product, 2, time))).status).toBe(201);
  expect(await hold(patient, doctor, at(product, 2, '10:30'))).toMatchObject({
    status: 429,
    body: { code: 'too-many-holds', params: { why: 'holds' } },
  });
  product.clock.advance(10 * MINUTE + 1);
  expect((await hold(patient, doctor, at(product, 2, '10:30'))).status).toBe(201);
});

test('the third cancellation of a day closes booking for a day, is told before, and never closes an emergency (B-01)', async () => {
  const doctor = await aDoctor(product);
  const patient = await product.patient();
  const closes = async (id: string) => (await patient.get(`/api/appointments/${id}`)).body.data.cancel_closes;
  const paid = [];
  for (const time of ['09:00', '09:30', '10:00'])
    paid.push(await anAppointment(product, patient, doctor, at(product, 3, time)));
  for (const [index, id] of paid.entries()) {
    expect(await closes(id)).toBe(index === 2 ? true : undefined);
    expect((await patient.post(`/api/appointments/${id}/cancel`)).status).toBe(200);
  }
  const refused = await hold(patient, doctor, at(product, 3, '11:00'));
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-holds', params: { why: 'cancels' } } });
  expect(Date.parse(refused.body.params.until) - product.clock.now().getTime()).toBe(24 * 60 * MINUTE);
  expect(await emergency(patient)).toMatchObject({ status: 201, body: { data: { is_emergency: true } } });
});

test('holds given up unpaid are no cancellations: the twentieth of a day closes booking and is told before', async () => {
  const doctor = await aDoctor(product);
  const patient = await product.patient();
  for (let given = 1; given <= 20; given += 1) {
    const { body } = await hold(patient, doctor, at(product, 4, '09:00'));
    expect(body.data.cancel_closes).toBe(given === 20 ? true : undefined);
    expect((await patient.post(`/api/appointments/${body.data.id}/cancel`)).status).toBe(200);
  }
  expect(await hold(patient, doctor, at(product, 4, '11:00'))).toMatchObject({
    status: 429,
    body: { code: 'too-many-holds', params: { why: 'given_up' } },
  });
});

test('three unpaid holds, and emergencies given up unpaid, never close an emergency', async () => {
  const patient = await product.patient();
  for (const time of ['09:00', '09:30', '10:00'])
    expect((await hold(patient, await aDoctor(product), at(product, 2, time))).status).toBe(201);
  for (let given = 1; given <= 4; given += 1) {
    const reply = await emergency(patient);
    expect(reply.status, reply.text).toBe(201);
    await patient.post(`/api/appointments/${reply.body.data.id}/cancel`);
  }
  await emergency(patient);
  expect(await emergency(patient)).toMatchObject({ status: 409, body: { code: 'emergency-open' } });
});

test('a half hour at which the patient is with another doctor is no free time of theirs, and is never suggested', async () => {
  const patient = await product.patient();
  await hold(patient, await aDoctor(product), at(product, 1, '10:00'));
  const doctor = await aDoctor(product);
  const listed = async (visitor: Pick<Visitor, 'get'>) => {
    const { slots, preselected } = (
      await visitor.get(`/api/doctors/${doctor}/slots?from=${at(product, 1, '10:00').slice(0, 10)}`)
    ).body.data;
    return [
      slots.map(({ starts_at: startsAt }: { starts_at: string }) => startsAt).includes(at(product, 1, '10:00')),
      preselected,
    ];
  };
  expect(await listed(product.visitor())).toEqual([true, at(product, 1, '10:00')]);
  expect(await listed(patient)).toEqual([false, at(product, 1, '09:00')]);
});
