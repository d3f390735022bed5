import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aCall } from '../../../test/call-makers.ts';
import type { CallPeople } from '../../../test/call-makers.ts';
import { signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { DAY, HOUR, MINUTE } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());

const path = ({ bookingId }: CallPeople) => `/api/appointments/${bookingId}/messages`;
const WEEK = 7 * DAY + 30 * MINUTE;

/** A consultation at ten in the morning that took place, at half past ten. */
async function aVisit(): Promise<CallPeople> {
  const call = await aCall(product, 30);
  expect((await call.doctor.post(`/api/appointments/${call.bookingId}/complete`)).status).toBe(200);
  await product.settle();
  return call;
}

async function pass(milliseconds: number): Promise<void> {
  await product.settle();
  product.clock.advance(milliseconds);
  await product.settle();
}

/** The text messages about this chat that the doctor got. */
const toldDoctor = async (call: CallPeople) =>
  (await messagesTo(product, call.doctor.phone)).filter((text) => text.includes(`/call/${call.bookingId}`));

describe('the free follow-up after a consultation', () => {
  test('is open to both for seven days after the planned end, and says until when', async () => {
    const call = await aVisit();
    const { body } = await call.patient.get(`/api/appointments/${call.bookingId}/call`);
    expect(body.data.chat_until).toBe(new Date(call.startsAt.getTime() + WEEK).toISOString());
    product.clock.set(new Date(call.startsAt.getTime() + WEEK - 1));
    expect((await call.patient.post(path(call), { text: 'Bado naumwa' })).status).toBe(201);
    // A doctor's session does not last a week.
    const doctor = await signInAsDoctor(product, call.doctor.phone);
    product.clock.set(new Date(call.startsAt.getTime() + WEEK - 1));
    expect((await doctor.post(path(call), { text: 'Endelea na dawa' })).status).toBe(201);
    product.clock.set(new Date(call.startsAt.getTime() + WEEK));
    for (const visitor of [call.patient, doctor]) {
      const refused = await visitor.post(path(call), { text: 'Na sasa?' });
      expect([refused.status, refused.body.code]).toEqual([409, 'chat-closed']);
      expect((await visitor.get(path(call))).body.data.messages).toHaveLength(2);
    }
  });

  test('is not there when the consultation did not take place', async () => {
    const call = await aCall(product, 30);
    product.clock.advance(DAY);
    expect(await call.patient.post(path(call), { text: 'Habari' })).toMatchObject({
      status: 409,
      body: { code: 'chat-closed' },
    });
  });
});

describe('a doctor to whom the patient writes after the consultation', () => {
  test('gets one text message a quarter of an hour later, without the words and without a name', async () => {
    const call = await aVisit();
    await call.patient.post(path(call), { text: 'Bado naumwa' });
    await pass(14 * MINUTE);
    expect(await toldDoctor(call)).toEqual([]);
    await call.patient.post(path(call), { text: 'Na homa' });
    await pass(30 * MINUTE);
    const [told, ...more] = await toldDoctor(call);
    expect(more).toEqual([]);
    expect(told).not.toMatch(/naumwa|homa|Asha|Juma/);
  });

  test('gets none after reading the messages, and the next when the patient writes again', async () => {
    const call = await aVisit();
    const first = await call.patient.post(path(call), { text: 'Bado naumwa' });
    await product.settle();
    expect((await call.doctor.post(`${path(call)}/seen`, { message_id: first.body.data.id })).status).toBe(200);
    await pass(HOUR);
    expect(await toldDoctor(call)).toEqual([]);
    await call.patient.post(path(call), { text: 'Na homa' });
    await pass(HOUR);
    expect(await toldDoctor(call)).toHaveLength(1);
  });

  test('is not woken at night: the text message comes at seven in the morning', async () => {
    const call = await aVisit();
    product.clock.set(new Date(call.startsAt.getTime() + 12 * HOUR));
    await call.patient.post(path(call), { text: 'Bado naumwa' });
    await pass(8 * HOUR + 59 * MINUTE);
    expect(await toldDoctor(call)).toEqual([]);
    await pass(MINUTE);
    expect(await toldDoctor(call)).toHaveLength(1);
  });
});

test('every invariant holds afterwards', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
