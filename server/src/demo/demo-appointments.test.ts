import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../test/booking-makers.ts';
import { openTestProduct } from '../../test/harness.ts';
import type { TestProduct } from '../../test/harness.ts';
import { DEMO_PATIENT, seedDemoAppointments } from './demo-appointments.ts';
import { seedDemoDoctorAccounts } from './demo-doctor-accounts.ts';
import { seedDemo } from './seed-demo.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
  await seedDemo(product.ctx());
  await seedDemoDoctorAccounts(product.ctx());
});
afterAll(() => product.close());

test('the demo patient gets an appointment in each state, once, and no invariant is violated', async () => {
  expect(await seedDemoAppointments(product.ctx())).toBe(true);
  expect(await seedDemoAppointments(product.ctx())).toBe(false);
  await product.settle();
  const patient = await product.patient({ phone: DEMO_PATIENT.phone });
  const states = async (tab: string) =>
    (await patient.get(`/api/appointments?tab=${tab}`)).body.data.appointments.map(
      (one: { state: string; payment_status: string }) => `${one.state} ${one.payment_status}`,
    );
  expect((await states('upcoming')).toSorted()).toEqual([
    'awaiting-payment pending',
    'scheduled paid',
    'scheduled paid',
  ]);
  expect(await states('completed')).toEqual(['completed paid', 'completed paid', 'completed paid']);
  expect(await states('cancelled')).toEqual(['cancelled refund_due']);
  expect(await brokenInvariants(product)).toEqual([]);
});
