import { parseCrontab } from 'graphile-worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, at, hold } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { crontab } from '../../job-handlers.ts';
import { MINUTE } from '../../platform/time.ts';
import { sweepBookings } from './sweep-bookings.ts';

let product: TestProduct;
beforeAll(async () => { product = await openTestProduct({ start: new Date('2027-01-15T05:00:00Z') }); });
afterAll(() => product.close());

test('a hold that lost its job ends within the minute, and the card shows the time as free again', async () => {
  const doctor = await aDoctor(product);
  const patient = await product.patient();
  const free = (await product.visitor().get(`/api/doctors/${doctor}/slots`)).body.data.slots;
  const { body } = await hold(patient, doctor, free[0].starts_at);
  await product.settle();
  await product.db.pool.query("delete from graphile_worker._private_jobs where key like 'expire-hold:%'");
  const later = await hold(patient, doctor, at(product, 1, '10:00'));
  await product.settle();
  product.clock.advance(10 * MINUTE);
  await Promise.all([sweepBookings(product.ctx()), sweepBookings(product.ctx())]);
  await product.settle();
  for (const id of [body.data.id, later.body.data.id]) expect((await patient.get(`/api/appointments/${id}`)).body.data.state).toBe('expired');
  expect((await product.visitor().get(`/api/doctors/${doctor}`)).body.data.next_free_at).toBe(free[0].starts_at);
});

test('the recurring jobs are written as the job library reads them', () => {
  expect(parseCrontab(crontab).map(({ task }) => task)).toEqual(['bookings/sweep', 'payments/sweep', 'calls/sweep', 'records/sweep', 'site/announce-openings', 'identity/forget-expired', 'platform/forget-old-keys']);
});
