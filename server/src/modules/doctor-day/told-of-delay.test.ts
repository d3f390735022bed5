import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAppointment, at } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { SECOND } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());

test('a patient who cancels after the delay was asked for or told is not counted among those who still come', async () => {
  const doctor = await aWorkingDoctor(product);
  const patients = [await product.patient(), await product.patient(), await product.patient()] as const;
  const hours = ['15:00', '15:30', '16:00'];
  const ids: string[] = [];
  for (const [nth, patient] of patients.entries())
    ids.push(await anAppointment(product, patient, doctor.id, at(product, 0, hours[nth]!)));
  const cancel = (nth: 0 | 1) => patients[nth].post(`/api/appointments/${ids[nth]}/cancel`, {});
  const last = async () => (await doctor.browser.get('/api/doctor/overview')).body.data.delay.last;
  await doctor.browser.post('/api/doctor/running-late', {});
  expect(await last()).toMatchObject({ state: 'waits', count: 3, still_come: 3 });
  expect((await cancel(0)).status).toBe(200);
  expect(await last()).toMatchObject({ state: 'waits', count: 3, still_come: 2 });
  product.clock.advance(30 * SECOND);
  await product.settle();
  expect(await last()).toMatchObject({ state: 'told', count: 2, still_come: 2 });
  expect((await cancel(1)).status).toBe(200);
  expect(await last()).toMatchObject({ state: 'told', count: 2, still_come: 1 });
});
