import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, anAppointment, at, brokenInvariants, hold, pass } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE } from '../../platform/time.ts';
import { findPayment } from '../payments/index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

/** Signs patients in one after the other, because the job runner of the tests does not support two at once. */
async function patients(count: number): Promise<Visitor[]> {
  const some: Visitor[] = [];
  for (let made = 0; made < count; made += 1) some.push(await product.patient());
  return some;
}

test('cancelling a paid appointment frees the slot at once, owes the money back and tells the doctor (S25)', async () => {
  const phone = '+255713999011';
  const doctor = await aDoctor(product, { phone });
  const [patient, next] = [await product.patient(), await product.patient()];
  const startsAt = at(product, 1, '10:00');
  const id = await anAppointment(product, patient, doctor, startsAt);
  const cancelled = await patient.post(`/api/appointments/${id}/cancel`, { reason: 'Nimesafiri' });
  expect(cancelled).toMatchObject({
    status: 200,
    body: {
      data: {
        state: 'cancelled',
        status: 'cancelled',
        payment_status: 'refund_due',
        cancelled_by: 'patient',
        cancel_reason: 'Nimesafiri',
        doctor_phone: null,
      },
    },
  });
  expect((await hold(next, doctor, startsAt)).status).toBe(201);
  await product.settle();
  expect((await messagesTo(product, phone)).at(-1)).toMatch(/The patient cancelled/);
  expect((await messagesTo(product, patient.phone)).at(-1)).toMatch(/Umeghairi miadi yako.*TSh 15,000 zitarudishwa/);
  const again = await patient.post(`/api/appointments/${id}/cancel`);
  expect(again).toMatchObject({ status: 200, body: { data: { state: 'cancelled' } } });
});

test('fifty simultaneous cancellations make one refund due', async () => {
  const patient = await product.patient();
  const id = await anAppointment(product, patient, await aDoctor(product), at(product, 1, '11:00'));
  const replies = await Promise.all(Array.from({ length: 50 }, () => patient.post(`/api/appointments/${id}/cancel`)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await findPayment(product.ctx(), { purpose: { kind: 'booking', id } }))?.state).toBe('refund-due');
});

test('cancelling an unpaid hold voids its payment', async () => {
  const patient = await product.patient();
  const { body } = await hold(patient, await aDoctor(product), at(product, 1, '12:00'));
  await patient.post('/api/payments/save', { booking_id: body.data.id, full_name: 'Asha', phone: '0754000000' });
  expect((await patient.post(`/api/appointments/${body.data.id}/cancel`)).body.data).toMatchObject({
    state: 'cancelled',
    payment_status: 'cancelled',
  });
  expect((await findPayment(product.ctx(), { purpose: { kind: 'booking', id: body.data.id } }))?.state).toBe('voided');
});

test('after the start nothing is cancelled or moved (C28)', async () => {
  const patient = await product.patient();
  const doctor = await aDoctor(product);
  const startsAt = at(product, 1, '13:00');
  const id = await anAppointment(product, patient, doctor, startsAt);
  const before = product.clock.now();
  product.clock.set(new Date(startsAt));
  expect(await patient.post(`/api/appointments/${id}/cancel`)).toMatchObject({
    status: 409,
    body: { code: 'booking-not-cancellable' },
  });
  expect(
    await patient.post(`/api/appointments/${id}/reschedule`, { starts_at: at(product, 1, '10:00') }),
  ).toMatchObject({ status: 409, body: { code: 'booking-not-movable' } });
  product.clock.set(before);
});

test('moving takes the new slot and frees the old one at once, at the same price', async () => {
  const phone = '+255713999012';
  const doctor = await aDoctor(product, { phone });
  const [patient, next] = [await product.patient(), await product.patient()];
  const [from, to] = [at(product, 2, '10:00'), at(product, 2, '15:00')];
  const id = await anAppointment(product, patient, doctor, from);
  expect(await patient.post(`/api/appointments/${id}/reschedule`, { starts_at: to })).toMatchObject({
    status: 200,
    body: { data: { state: 'scheduled', starts_at: to, payment_status: 'paid' } },
  });
  expect((await hold(next, doctor, to)).body.code).toBe('slot-taken');
  expect((await hold(next, doctor, from)).status).toBe(201);
  await pass(product, 2 * MINUTE, MINUTE);
  expect((await messagesTo(product, phone)).at(-1)).toMatch(/10:00 was moved by the patient. New time: .*15:00/);
  expect(
    (await patient.post(`/api/appointments/${id}/reschedule`, { starts_at: at(product, 2, '18:30') })).body.code,
  ).toBe('slot-not-offered');
});

test('of sixteen patients who move to or hold one slot at once, one gets it and nobody loses an appointment', async () => {
  const doctor = await aDoctor(product);
  const target = at(product, 3, '17:30');
  const movers = await patients(8);
  const ids: string[] = [];
  for (const [index, patient] of movers.entries()) {
    ids.push(
      await anAppointment(
        product,
        patient,
        doctor,
        at(product, 3, `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`),
      ),
    );
  }
  const holders = await patients(8);
  const replies = await Promise.all([
    ...movers.map((patient, index) =>
      patient.post(`/api/appointments/${ids[index]}/reschedule`, { starts_at: target }),
    ),
    ...holders.map((patient) => hold(patient, doctor, target)),
  ]);
  expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(new Set(replies.filter(({ status }) => status >= 300).map(({ body }) => body.code))).toEqual(
    new Set(['slot-taken']),
  );
  for (const [index, patient] of movers.entries())
    expect((await patient.get(`/api/appointments/${ids[index]}`)).body.data.state).toBe('scheduled');
});

test('two patients who move to each other’s slot at once are both refused', async () => {
  const doctor = await aDoctor(product);
  const [one, other] = [await product.patient(), await product.patient()];
  const [early, late] = [at(product, 4, '10:00'), at(product, 4, '11:00')];
  const ids = [await anAppointment(product, one, doctor, early), await anAppointment(product, other, doctor, late)];
  const replies = await Promise.all([
    one.post(`/api/appointments/${ids[0]}/reschedule`, { starts_at: late }),
    other.post(`/api/appointments/${ids[1]}/reschedule`, { starts_at: early }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([409, 409]);
});

test('another patient’s appointment gets exactly the reply of one that does not exist (Z-04)', async () => {
  const [patient, stranger] = [await product.patient(), await product.patient()];
  const id = await anAppointment(product, patient, await aDoctor(product), at(product, 5, '10:00'));
  const blank = (text: string) => text.replace(/"request_id":"[^"]*"/, '');
  for (const [method, path, body] of [
    ['GET', ''],
    ['GET', '/calendar.ics'],
    ['POST', '/cancel', {}],
    ['POST', '/reschedule', { starts_at: at(product, 5, '11:00') }],
  ] as const) {
    const headers = { 'idempotency-key': randomUUID() };
    const foreign = await stranger.send(method, `/api/appointments/${id}${path}`, body, headers);
    const missing = await stranger.send(method, `/api/appointments/${randomUUID()}${path}`, body, {
      'idempotency-key': randomUUID(),
    });
    expect(foreign.status).toBe(404);
    expect(blank(foreign.text)).toBe(blank(missing.text));
  }
});

test('each appointment is in its tab, pages continue each other, and ended appointments leave the upcoming tab (S24)', async () => {
  const doctor = await aDoctor(product);
  const patient = await product.patient();
  const ids = [
    await anAppointment(product, patient, doctor, at(product, 6, '12:00')),
    await anAppointment(product, patient, doctor, at(product, 6, '10:00')),
  ];
  const gone = await anAppointment(product, patient, doctor, at(product, 6, '14:00'));
  await patient.post(`/api/appointments/${gone}/cancel`);
  await hold(patient, doctor, at(product, 6, '16:00'));
  const list = async (query: string) => (await patient.get(`/api/appointments?${query}`)).body.data;
  expect(
    (await list('tab=upcoming')).appointments.map(
      (one: { time: string; status: string }) => `${one.time} ${one.status}`,
    ),
  ).toEqual(['10:00 scheduled', '12:00 scheduled', '16:00 pending']);
  const first = await list('tab=upcoming&limit=2');
  const second = await list(`tab=upcoming&limit=2&cursor=${first.next_cursor}`);
  expect([...first.appointments, ...second.appointments].map((one: { time: string }) => one.time)).toEqual([
    '10:00',
    '12:00',
    '16:00',
  ]);
  expect(second.next_cursor).toBeNull();
  expect((await list('tab=cancelled')).appointments.map((one: { id: string }) => one.id)).toEqual([gone]);
  const before = product.clock.now();
  product.clock.set(new Date(Date.parse(at(product, 6, '12:00')) + 2 * HOUR));
  expect((await list('tab=upcoming')).appointments).toEqual([]);
  expect((await list('tab=completed')).appointments.map((one: { id: string }) => one.id)).toEqual(ids);
  product.clock.set(before);
});

test('the calendar file names doctor and time, and not the reason', async () => {
  const patient = await product.patient();
  const id = await anAppointment(product, patient, await aDoctor(product), at(product, 7, '10:00'), {
    reason: 'Kifua kinauma',
  });
  const reply = await patient.get(`/api/appointments/${id}/calendar.ics`);
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(reply.text).toContain('DTSTART:20380122T070000Z');
  expect(reply.text).toContain('DTEND:20380122T073000Z');
  expect(reply.text).toContain('SUMMARY:Tabibu: Dkt. Neema Mushi');
  expect(reply.text).toContain(`UID:${id}@tabibu`);
  expect(reply.text).not.toContain('Kifua');
  expect(reply.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  // After a cancellation the same entry ends, and rings no more.
  await patient.post(`/api/appointments/${id}/cancel`, {});
  const ended = await patient.get(`/api/appointments/${id}/calendar.ics`);
  expect(ended.status).toBe(200);
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', `UID:${id}@tabibu`, 'SEQUENCE:1'])
    expect(ended.text).toContain(line);
  expect(ended.text).not.toContain('VALARM');
});

test('all invariants hold after these tests', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
