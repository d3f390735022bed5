import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, anAppointment, askForMoney, at, hold, pass } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { MINUTE } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => { product = await openTestProduct({ start: new Date('2027-01-15T05:00:00Z') }); });
afterAll(() => product.close());

test('an account with an appointment to come is not erased, and nothing is cancelled silently', async () => {
  const patient = await product.patient();
  const id = await anAppointment(product, patient, await aDoctor(product), at(product, 1, '10:00'));
  expect(await patient.delete('/api/me', { confirm: true })).toMatchObject({ status: 409, body: { code: 'appointments-open', params: { count: 1 } } });
  expect((await patient.get(`/api/appointments/${id}`)).body.data.state).toBe('scheduled');
});

test('an account is not erased while its money is under way or owed back', async () => {
  const patient = await product.patient();
  const { body } = await hold(patient, await aDoctor(product), at(product, 1, '11:00'));
  await askForMoney(patient, body.data.id, { phone: '+255754000003' });
  await product.settle();
  await pass(product, 12 * MINUTE, MINUTE);
  expect(await patient.delete('/api/me', { confirm: true })).toMatchObject({ status: 409, body: { code: 'payment-unsettled' } });
});

test('otherwise the account goes, its holds are let go, and what the person wrote is forgotten', async () => {
  const patient = await product.patient();
  const doctor = await aDoctor(product);
  const past = at(product, 1, '12:00');
  const id = await anAppointment(product, patient, doctor, past, { reason: 'Siri' });
  product.clock.set(new Date(past));
  const held = await hold(patient, doctor, at(product, 1, '15:00'), { reason: 'Siri' });
  expect((await patient.delete('/api/me', { confirm: true })).status).toBe(200);
  await product.settle();
  expect((await patient.get('/api/me')).status).toBe(401);
  const { rows } = await product.db.pool.query('select id, state, reason_sealed from bookings where id = any($1) order by state desc', [[id, held.body.data.id]]);
  expect(rows).toEqual([{ id, state: 'scheduled', reason_sealed: null }, { id: held.body.data.id, state: 'expired', reason_sealed: null }]);
});
