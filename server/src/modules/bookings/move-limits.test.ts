import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import type { Reply, Visitor } from '../../../test/visitor.ts';
import { DAY, MINUTE, SECOND } from '../../platform/time.ts';
import { sweepBookings } from './sweep-bookings.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

let doctors = 0;
async function anAppointmentWith(
  startsAt: string,
): Promise<{ patient: Visitor; phone: string; id: string; move: (to: string) => Promise<Reply> }> {
  doctors += 1;
  const phone = `+2557139994${String(doctors).padStart(2, '0')}`;
  const patient = await product.patient();
  const id = await anAppointment(product, patient, await aDoctor(product, { phone }), startsAt);
  await product.settle();
  return { patient, phone, id, move: (to) => patient.post(`/api/appointments/${id}/reschedule`, { starts_at: to }) };
}

const movesTold = async (phone: string) =>
  (await messagesTo(product, phone)).filter((text) => /moved|imehamishwa/.test(text));

test('a fourth move within a day is refused, in three languages, so that moves cannot cause many messages', async () => {
  const { patient, phone, move } = await anAppointmentWith(at(product, 3, '10:00'));
  const statuses: number[] = [];
  for (const time of ['11:00', '10:00', '11:00', '10:00', '12:00', '10:00', '12:00', '09:00']) {
    statuses.push((await move(at(product, 3, time))).status);
    product.clock.advance(2 * SECOND);
    await product.settle();
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  product.clock.advance(5 * MINUTE);
  await product.settle();
  expect([(await movesTold(phone)).length, (await movesTold(patient.phone)).length]).toEqual([1, 1]);
  const refused = await move(at(product, 3, '12:00'));
  expect(refused.body).toMatchObject({
    code: 'moves-exhausted',
    params: { most: 3 },
    detail: expect.stringContaining('mara 3 ndani ya siku moja'),
  });
  for (const [language, words] of [
    ['en', /3 times within a day.*cancel it/],
    ['fr', /3 fois en un jour.*annulez-le/],
  ] as const) {
    await patient.patch('/api/me', { language });
    expect((await move(at(product, 3, '12:00'))).body.detail).toMatch(words);
  }
  product.clock.advance(DAY);
  expect((await move(at(product, 3, '12:00'))).status).toBe(200);
});

test('of eight simultaneous moves, on two processes, exactly three succeed', async () => {
  const { id, patient } = await anAppointmentWith(at(product, 4, '10:00'));
  const second = await product.another();
  try {
    second.clock.set(product.clock.now());
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const other = second.visitor();
        for (const [name, value] of patient.cookies) other.cookies.set(name, value);
        other.csrf = patient.csrf;
        return (index % 2 === 0 ? patient : other).post(`/api/appointments/${id}/reschedule`, {
          starts_at: at(product, 4, `${11 + Math.floor(index / 2)}:${index % 2 === 0 ? '00' : '30'}`),
        });
      }),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  } finally {
    await second.close();
  }
});

test('several quick moves cause one message, which names the final time and the time told before', async () => {
  const { patient, phone, move } = await anAppointmentWith(at(product, 5, '10:00'));
  await move(at(product, 5, '11:00'));
  product.clock.advance(MINUTE);
  await product.settle();
  await move(at(product, 5, '14:30'));
  product.clock.advance(MINUTE + 59 * SECOND);
  await product.settle();
  expect([await movesTold(phone), await movesTold(patient.phone)]).toEqual([[], []]);
  product.clock.advance(SECOND);
  await product.settle();
  expect(await movesTold(phone)).toEqual([expect.stringMatching(/10:00 was moved by the patient\. New time: .*14:30/)]);
  expect(await movesTold(patient.phone)).toEqual([expect.stringMatching(/Muda mpya: .*14:30/)]);
});

test('no message is sent when an appointment is moved and moved back', async () => {
  const { patient, phone, move } = await anAppointmentWith(at(product, 6, '10:00'));
  await move(at(product, 6, '11:00'));
  product.clock.advance(SECOND);
  await move(at(product, 6, '10:00'));
  product.clock.advance(3 * MINUTE);
  await product.settle();
  expect([await movesTold(phone), await movesTold(patient.phone)]).toEqual([[], []]);
});

test('an appointment cancelled right after a move causes the cancellation message only', async () => {
  const { patient, phone, id, move } = await anAppointmentWith(at(product, 7, '10:00'));
  await move(at(product, 7, '11:00'));
  await patient.post(`/api/appointments/${id}/cancel`, {});
  product.clock.advance(3 * MINUTE);
  await product.settle();
  expect(await movesTold(phone)).toEqual([]);
  expect((await messagesTo(product, phone)).at(-1)).toMatch(/11:00.*cancelled|cancelled.*11:00/);
});

test('the sweep announces a move whose job was lost, once', async () => {
  const { phone, move } = await anAppointmentWith(at(product, 8, '10:00'));
  await move(at(product, 8, '11:00'));
  await product.settle();
  await product.db.pool.query("delete from graphile_worker._private_jobs where key like 'announce-move:%'");
  product.clock.advance(2 * MINUTE);
  await sweepBookings(product.ctx());
  await sweepBookings(product.ctx());
  await product.settle();
  expect(await movesTold(phone)).toHaveLength(1);
});

test('all invariants hold after these tests', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
