import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../test/harness.ts';
import type { TestProduct } from '../../test/harness.ts';
import { receiveCode, typeCode } from '../../test/one-time-code.ts';
import { demoDoctorPhone, seedDemoAppointments } from './demo-appointments.ts';
import { seedDemoDoctorAccounts } from './demo-doctor-accounts.ts';
import { seedDemo } from './seed-demo.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
  await seedDemo(product.ctx());
});
afterAll(() => product.close());

test('a demo doctor signs in with the number of the start message and sees the demo patient', async () => {
  expect([await seedDemoDoctorAccounts(product.ctx()), await seedDemoDoctorAccounts(product.ctx())]).toEqual([
    true,
    false,
  ]);
  await seedDemoAppointments(product.ctx());
  await product.settle();
  const doctor = product.visitor();
  const { id, code } = await receiveCode(product, doctor, { phone: demoDoctorPhone(), role: 'doctor' });
  expect((await typeCode(doctor, id, code)).body.data).toMatchObject({ role: 'doctor', country: 'TZ' });
  const { body } = await doctor.get('/api/doctor/overview');
  expect(body.data.figures).toMatchObject({ patients: 1 });
  expect(body.data.next).toMatchObject([{ patient: { first_name: 'Asha' }, status: 'confirmed' }]);
  const earnings = (await doctor.get('/api/doctor/earnings')).body.data;
  expect(earnings).toMatchObject({ balance: { amount: 2_400_000, currency: 'TZS' } });
});
