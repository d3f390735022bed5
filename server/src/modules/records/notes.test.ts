import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aCall, connected, enter } from '../../../test/call-makers.ts';
import { signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { NOTE, REFERRAL, aVisit, documentOf, signed } from '../../../test/record-makers.ts';
import { DAY, addDays, wallClock } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const visitOf = (bookingId: string) => `/api/doctor/visits/${bookingId}`;
const today = () => wallClock(product.clock.now(), 'Africa/Dar_es_Salaam').day;

describe('a note', () => {
  test('is saved, signed once and then only added to; its patient reads it from the signing on', async () => {
    const people = await aVisit(product);
    const { doctor, patient, bookingId } = people;
    const path = `${visitOf(bookingId)}/note`;
    expect((await doctor.get(path)).body.data).toBeNull();
    const first = await doctor.put(path, { version: 0, ...NOTE });
    expect([first.status, first.body.data.version, first.body.data.state]).toEqual([200, 1, 'draft']);
    expect((await patient.get(`/api/appointments/${bookingId}/documents`)).body.data).toEqual([]);
    expect((await patient.get(`/api/appointments/${bookingId}/documents/${first.body.data.id}`)).status).toBe(404);
    const second = await doctor.put(path, { version: 1, ...NOTE, plan: 'Pumzika' });
    expect(second.body.data.version).toBe(2);
    const done = await doctor.post(`${path}/sign`, { version: 2 });
    expect([done.status, done.body.data.state, done.body.data.plan]).toEqual([200, 'signed', 'Pumzika']);
    expect((await doctor.put(path, { version: 3, ...NOTE })).body.code).toBe('record-signed');
    expect((await doctor.post(`${path}/sign`, { version: 3 })).body.code).toBe('record-signed');
    const added = await doctor.post(`${path}/addenda`, { text: 'Vipimo vimerudi' });
    expect([added.status, added.body.data.addenda[0].text, added.body.data.addenda[0].author]).toEqual([
      201,
      'Vipimo vimerudi',
      'Dkt. Neema Mushi',
    ]);
    const read = await documentOf(people, 'note');
    expect(read.body.data).toMatchObject({
      kind: 'note',
      state: 'valid',
      patient_name: 'Asha Juma',
      doctor_name: 'Dkt. Neema Mushi',
      note: { plan: 'Pumzika', addenda: [{ text: 'Vipimo vimerudi' }] },
    });
    await doctor.post(`${path}/addenda`, { text: 'Na dawa' });
    await product.settle();
    const told = (await messagesTo(product, patient.phone)).filter((text) => /hati|ameongeza/.test(text)).toSorted();
    const link = `http://localhost:3000/appointments/${bookingId}`;
    expect(told).toEqual([
      `Tabibu: Dkt. Neema Mushi ameandika hati za miadi yako. Fungua Tabibu kuziona: ${link}`,
      `Tabibu: Dkt. Neema Mushi ameongeza maneno kwenye hati za miadi yako. Fungua Tabibu kuyaona: ${link}`,
    ]);
  });

  test('saved from an outdated page is refused with the current version, and saving the same text twice saves once', async () => {
    const { doctor, bookingId } = await aVisit(product);
    const path = `${visitOf(bookingId)}/note`;
    await doctor.put(path, { version: 0, ...NOTE });
    expect((await doctor.put(path, { version: 0, ...NOTE })).body.data.version).toBe(1);
    await doctor.put(path, { version: 1, ...NOTE, history: 'Pili' });
    const stale = await doctor.put(path, { version: 1, ...NOTE, history: 'Tatu' });
    expect([stale.status, stale.body.code, stale.body.params]).toEqual([409, 'record-stale', { version: 2 }]);
    expect((await doctor.post(`${path}/sign`, { version: 1 })).body.code).toBe('record-stale');
    const both = await Promise.all(['a', 'b'].map((history) => doctor.put(path, { version: 2, ...NOTE, history })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('that is begun twice at once exists once', async () => {
    const { doctor, bookingId } = await aVisit(product);
    const both = await Promise.all(
      ['a', 'b'].map((history) => doctor.put(`${visitOf(bookingId)}/note`, { version: 0, ...NOTE, history })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is not signed while something needed is missing, nor with a follow-up that is past or too far', async () => {
    const { doctor, bookingId } = await aVisit(product);
    const path = `${visitOf(bookingId)}/note`;
    await doctor.put(path, { version: 0, ...NOTE, plan: '  ', assessment: '' });
    const refused = await doctor.post(`${path}/sign`, { version: 1 });
    expect([refused.status, refused.body.code, refused.body.params.fields]).toEqual([
      422,
      'record-incomplete',
      ['assessment', 'plan'],
    ]);
    for (const day of [today(), addDays(today(), -1), addDays(today(), 400)]) {
      expect((await doctor.put(path, { version: 1, ...NOTE, follow_up_on: day })).body.code).toBe('follow-up-invalid');
    }
    expect((await doctor.put(path, { version: 1, ...NOTE, follow_up_on: addDays(today(), 366) })).status).toBe(200);
    expect((await doctor.post(`${path}/addenda`, { text: 'x' })).body.code).toBe('record-not-signed');
  });

  test('can be written from the moment when both are connected, not before, and not a month later', async () => {
    const call = await aCall(product);
    const path = `${visitOf(call.bookingId)}/note`;
    expect((await call.doctor.put(path, { version: 0, ...NOTE })).body.code).toBe('visit-not-begun');
    expect((await call.doctor.get(visitOf(call.bookingId))).body.data).toMatchObject({
      may_write: false,
      closed: 'not-begun',
      allergies: { status: 'not-asked' },
    });
    const wires = [
      await enter(product, call.patient, call.bookingId),
      await enter(product, call.doctor, call.bookingId),
    ];
    for (const wire of wires)
      wire.say({ type: 'leg', state: 'connected', camera: true, microphone: true, paused: false });
    await connected(call);
    expect((await call.doctor.put(path, { version: 0, ...NOTE })).status).toBe(200);
    for (const wire of wires) wire.socket.close();
    const late = await aVisit(product);
    const phone = late.doctor.phone;
    await signed(late, 'note', NOTE);
    product.clock.advance(31 * DAY);
    const doctor = await signInAsDoctor(product, phone);
    expect((await doctor.put(`${visitOf(late.bookingId)}/referral`, { version: 0, ...REFERRAL })).body.code).toBe(
      'visit-too-old',
    );
    expect((await doctor.get(`${visitOf(late.bookingId)}/allergies`)).body.code).toBe('visit-too-old');
    expect((await doctor.post(`${visitOf(late.bookingId)}/note/addenda`, { text: 'Baadaye' })).status).toBe(201);
  });
});

test('a call before the appointment was moved to another day does not allow writing', async () => {
  const call = await aCall(product);
  const wires = [await enter(product, call.patient, call.bookingId), await enter(product, call.doctor, call.bookingId)];
  for (const wire of wires)
    wire.say({ type: 'leg', state: 'connected', camera: true, microphone: true, paused: false });
  await connected(call);
  expect((await call.doctor.get(visitOf(call.bookingId))).body.data.may_write).toBe(true);
  const next = new Date(call.startsAt.getTime() + DAY).toISOString();
  expect((await call.patient.post(`/api/appointments/${call.bookingId}/reschedule`, { starts_at: next })).status).toBe(
    200,
  );
  expect((await call.doctor.get(visitOf(call.bookingId))).body.data).toMatchObject({
    may_write: false,
    closed: 'not-begun',
  });
  for (const wire of wires) wire.socket.close();
});

test('every invariant holds afterwards', async () => {
  expect(await brokenInvariants(product)).toEqual([]);
});
