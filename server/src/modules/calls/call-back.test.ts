import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aCall, enter } from '../../../test/call-makers.ts';
import type { CallPeople } from '../../../test/call-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { MINUTE, SECOND } from '../../platform/time.ts';
import { sweepCalls } from './sweep-calls.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const path = ({ bookingId }: CallPeople, rest = '') => `/api/appointments/${bookingId}/call${rest}`;
const leave = (call: CallPeople) => call.patient.post(path(call, '/leave'));
const calledBack = async (call: CallPeople) =>
  (await messagesTo(product, call.patient.phone)).filter((text) => text.includes(`/call/${call.bookingId}`));

describe('a patient who left the waiting room to be called back', () => {
  test('gets one message with the link when the doctor comes, however often the doctor comes', async () => {
    const call = await aCall(product);
    expect((await leave(call)).body.data).toMatchObject({ call_back: 'asked' });
    await product.settle();
    expect(await calledBack(call)).toEqual([]);
    for (let times = 0; times < 2; times += 1) {
      const wire = await enter(product, call.doctor, call.bookingId);
      await product.settle();
      wire.socket.terminate();
      product.clock.advance(30 * SECOND);
    }
    expect(await calledBack(call)).toHaveLength(1);
    expect((await call.doctor.get('/api/doctor/queue')).body.data).toEqual([
      { booking_id: call.bookingId, state: 'told' },
    ]);
    expect((await leave(call)).body.data).toMatchObject({ call_back: 'told' });
  });

  test('gets no message after returning to the waiting room', async () => {
    const call = await aCall(product);
    await leave(call);
    await enter(product, call.patient, call.bookingId);
    expect((await call.patient.get(path(call))).body.data.call_back).toBe('none');
    await enter(product, call.doctor, call.bookingId);
    await product.settle();
    expect(await calledBack(call)).toEqual([]);
  });

  test('cannot ask for it while the doctor is in the call, outside the window, or for another call', async () => {
    const call = await aCall(product);
    await enter(product, call.doctor, call.bookingId);
    expect((await leave(call)).body.data).toMatchObject({ call_back: 'none', other: { present: true } });
    expect(await (await product.patient()).post(path(call, '/leave'))).toMatchObject({ status: 404 });
    expect(await call.doctor.post(path(call, '/leave'))).toMatchObject({ status: 403 });
    const early = await aCall(product, -11);
    expect(await leave(early)).toMatchObject({ status: 409, body: { code: 'call-not-open' } });
  });

  test('has not missed the appointment, and has the money back by saying that the doctor neither came nor called (R-18f)', async () => {
    const came = await aCall(product);
    await leave(came);
    await enter(product, came.doctor, came.bookingId);
    product.clock.set(new Date(came.startsAt.getTime() + 15 * MINUTE));
    await product.db.pool.query('update call_sessions set doctor_seen_at = $2 where booking_id = $1', [
      came.bookingId,
      product.clock.now(),
    ]);
    await sweepCalls(product.ctx());
    expect((await came.patient.get(`/api/appointments/${came.bookingId}`)).body.data.state).toBe('scheduled');
    const alone = await aCall(product);
    await leave(alone);
    product.clock.set(new Date(alone.startsAt.getTime() + 45 * MINUTE));
    await sweepCalls(product.ctx());
    expect((await alone.patient.get(`/api/appointments/${alone.bookingId}`)).body.data.state).toBe('scheduled');
    await alone.patient.post(`/api/appointments/${alone.bookingId}/call/outcome`, { spoke: false });
    expect((await alone.patient.get(`/api/appointments/${alone.bookingId}`)).body.data).toMatchObject({
      state: 'cancelled',
      payment_status: 'refund_due',
    });
  });
});

test('every invariant holds afterwards', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
