import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { statement } from '../../src/platform/database/statement.ts';
import type { NoValues } from '../../src/platform/database/statement.ts';
import { HOUR, MINUTE } from '../../src/platform/time.ts';
import { aDoctor, anAppointment, at } from '../booking-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { messagesTo } from '../one-time-code.ts';
import { createPatientObjects } from './belongings.ts';
import type { PatientObjects } from './patient-objects.ts';
import { callEverything } from './every-reply.ts';
import { declaredKeys, isDeclared, sentKeys } from './key-paths.ts';
import { newReplyRecord } from './reply-record.ts';
import type { ReplyRecord } from './reply-record.ts';

const ASHA = { phone: '+255754111224', full_name: 'Asha Mwinyi', country: 'TZ', language: 'sw' };
/**
 * The keys of each reply and the callers who get them. A new key is a decision: review it, then update the file with
 * `vitest -u`.
 */
const GOLDEN = './reply-keys.json';
const phones = statement<NoValues, { phone: string }>(
  'test.doctor-phones',
  'select phone from doctors where phone is not null',
);

let product: TestProduct;
let asha: PatientObjects;
let sent: ReplyRecord['sent'];

beforeAll(async () => {
  product = await openTestProduct();
  asha = await createPatientObjects(product, ASHA);
  const record = newReplyRecord(product, asha);
  await callEverything(record);
  ({ sent } = record);
});
afterAll(() => product.close());

test('the keys of every reply are those of reply-keys.json (Z-07)', async () => {
  const views = Object.fromEntries(
    ENDPOINTS.map(({ id, access, reply }) => [id, { who: access, keys: declaredKeys(reply) }]),
  );
  await expect(`${JSON.stringify(views, null, 1)}\n`).toMatchFileSnapshot(GOLDEN);
});

describe.each(ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, { reply }) => {
  test('sends declared keys only', () => {
    const replies = sent.get(id) ?? [];
    expect(replies.length).toBeGreaterThan(0);
    const declared = declaredKeys(reply);
    expect(replies.flatMap(({ body }) => sentKeys(body)).filter((key) => !isDeclared(key, declared))).toEqual([]);
  });
});

test('a refusal has the documented members and no key that names a person', async () => {
  const refusals = [
    await product.visitor().get('/api/me'),
    await asha.visitor.get('/api/receipts/none'),
    await asha.visitor.post('/api/bookings', { doctor_id: 'x' }),
    await product.visitor().post('/api/auth/code', {}),
  ];
  for (const { body } of refusals)
    expect(Object.keys(body).toSorted()).toEqual([
      'code',
      'detail',
      'error',
      'message',
      'params',
      'request_id',
      'status',
      'success',
      'title',
      'type',
    ]);
});

test('a calendar entry has a time and a doctor, but nothing of the illness', () => {
  const text = sent.get('bookings.read-calendar')![0]!.text;
  const names = [...new Set([...text.matchAll(/^([A-Z-]+)[:;]/gm)].map(([, name]) => name))].toSorted();
  expect(names).toEqual([
    'ACTION',
    'BEGIN',
    'DESCRIPTION',
    'DTEND',
    'DTSTAMP',
    'DTSTART',
    'END',
    'METHOD',
    'NAME',
    'PRODID',
    'SEQUENCE',
    'STATUS',
    'SUMMARY',
    'TRIGGER',
    'UID',
    'VERSION',
    'X-WR-CALNAME',
  ]);
  expect(text).not.toMatch(/kifua|cardio|moyo|\+255/i);
});

describe("a doctor's number", () => {
  test('is in no reply to a person who has not paid for a call', async () => {
    const known = (await product.db.many(phones)).map(({ phone }) => phone);
    const own = [
      'doctors.read-profile',
      'doctors.save-profile',
      'doctors.set-own-picture',
      'doctors.object-to-number',
      'identity.ask-for-proof',
      'identity.begin-second-factor',
      'identity.pass-second-factor',
      'passkeys.pass-second-factor',
    ];
    const paid = [
      ...own,
      'bookings.read-appointment',
      'bookings.list-appointments',
      'bookings.read-status',
      'bookings.reschedule-appointment',
      'bookings.book-again',
      'bookings.change-person',
      'bookings.pay-by-credit',
      'calls.read',
      'calls.join',
      'calls.ask-call-back',
      'calls.state-outcome',
      // The staff who have changed it.
      'doctor-desk.change-number',
      'doctor-desk.confirm-old-number',
    ];
    for (const [id, replies] of sent) {
      if (!paid.includes(id))
        for (const { text } of replies)
          for (const phone of known) expect([id, text.includes(phone)]).toEqual([id, false]);
    }
    const stranger = await product.patient();
    for (const path of ['/api/doctors?country=TZ&limit=100', '/api/appointments', '/api/site']) {
      const { text } = await stranger.get(path);
      for (const phone of known) expect(text).not.toContain(phone);
    }
  });

  test('is shown to the patient who paid when nobody has called in time, until two hours after the appointment', async () => {
    const doctor = await aDoctor(product);
    const patient = await product.patient();
    const id = await anAppointment(product, patient, doctor, at(product, 1, '10:00'));
    const read = async () => (await patient.get(`/api/appointments/${id}`)).body.data.doctor_phone as string | null;
    expect(await read()).toBeNull();
    const start = Date.parse(at(product, 1, '10:00'));
    product.clock.set(new Date(start + 5 * MINUTE));
    expect(await read()).toMatch(/^\+255/);
    product.clock.set(new Date(start + 2 * HOUR + 1000));
    expect(await read()).toBeNull();
  });

  test('is not shown for a video call', async () => {
    const doctor = await aDoctor(product, { callTypes: ['video', 'phone'] });
    const patient = await product.patient();
    const id = await anAppointment(product, patient, doctor, at(product, 2, '10:00'), { call_type: 'video' });
    expect((await patient.get(`/api/appointments/${id}`)).body.data.doctor_phone).toBeNull();
  });
});

test('no message to a doctor says why a patient calls', async () => {
  for (const text of await messagesTo(product, asha.doctorPhone))
    expect(text).not.toMatch(/kifua|kichwa|dharura ya moyo/i);
});
