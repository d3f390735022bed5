import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, at, brokenInvariants, hold, pay } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { HOUR, MINUTE } from '../../platform/time.ts';
import { remindOfNextDay } from './remind-of-next-day.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

async function booked(startsAt: string) {
  const patient = await product.patient({ language: 'en' });
  const held = await hold(patient, await aDoctor(product), startsAt);
  const id = held.body.data.id as string;
  await pay(product, patient, id);
  await product.settle();
  return {
    patient,
    id,
    told: async () =>
      (await messagesTo(product, patient.phone)).filter((text) => text.includes('You have an appointment')),
  };
}

async function turnTo(moment: string, before = 0): Promise<void> {
  product.clock.set(new Date(Date.parse(moment) - before));
  await Promise.all([remindOfNextDay(product.ctx()), remindOfNextDay(product.ctx())]);
  await product.settle();
}

test('a day before, the patient is reminded once; not of what was cancelled, moved away or just booked', async () => {
  const startsAt = at(product, 3, '10:00');
  const next = at(product, 6, '10:00');
  const [kept, gone, moved] = [await booked(startsAt), await booked(startsAt), await booked(startsAt)];
  await gone.patient.post(`/api/appointments/${gone.id}/cancel`, {});
  expect((await moved.patient.post(`/api/appointments/${moved.id}/reschedule`, { starts_at: next })).status).toBe(200);
  await turnTo(startsAt, 24 * HOUR + MINUTE);
  expect(await kept.told()).toEqual([]);
  const late = await booked(at(product, 1, '10:30'));
  await turnTo(startsAt, 24 * HOUR);
  await turnTo(startsAt, 20 * HOUR);
  expect(await kept.told()).toEqual([
    expect.stringMatching(/^Tabibu: reminder\. .* 10:00\. To join, move or cancel it: http/),
  ]);
  expect([await gone.told(), await moved.told(), await late.told()]).toEqual([[], [], []]);
  await turnTo(next, 24 * HOUR);
  expect(await moved.told()).toHaveLength(1);
  expect(await brokenInvariants(product)).toEqual([]);
});
