import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { aCall, connected, enter } from '../../../test/call-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { ITEM, NOTE, REFERRAL, aVisit, documentOf, signed } from '../../../test/record-makers.ts';
import { DAY, addDays, wallClock } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => { product = await openTestProduct(); });
afterAll(() => product.close());

const visitOf = (bookingId: string) => `/api/doctor/visits/${bookingId}`;
const today = () => wallClock(product.clock.now(), 'Africa/Dar_es_Salaam').day;

async function asOwner<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(product.owner);
  await client.connect();
  return work(client).finally(() => client.end());
}

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
    expect([added.status, added.body.data.addenda[0].text, added.body.data.addenda[0].author]).toEqual([201, 'Vipimo vimerudi', 'Dkt. Neema Mushi']);
    const read = await documentOf(people, 'note');
    expect(read.body.data).toMatchObject({ kind: 'note', state: 'valid', patient_name: 'Asha Juma', doctor_name: 'Dkt. Neema Mushi', note: { plan: 'Pumzika', addenda: [{ text: 'Vipimo vimerudi' }] } });
    await doctor.post(`${path}/addenda`, { text: 'Na dawa' });
    await product.settle();
    const told = (await messagesTo(product, patient.phone)).filter((text) => /hati|ameongeza/.test(text)).toSorted();
    const link = `http://localhost:3000/appointments/${bookingId}`;
    expect(told).toEqual([
      `Tabibu: Dkt. Neema Mushi ameandika hati za miadi yako. Fungua Tabibu kuziona: ${link}`,
      `Tabibu: Dkt. Neema Mushi ameongeza maelezo kwenye kumbukumbu ya miadi yako. Fungua Tabibu kuyaona: ${link}`,
    ]);
  });

  test('saved by a stale page is refused with the version that is there, and the same words twice are one save', async () => {
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

  test('begun twice at once is begun once', async () => {
    const { doctor, bookingId } = await aVisit(product);
    const both = await Promise.all(['a', 'b'].map((history) => doctor.put(`${visitOf(bookingId)}/note`, { version: 0, ...NOTE, history })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is not signed while something needed is missing, nor with a follow-up that is past or too far', async () => {
    const { doctor, bookingId } = await aVisit(product);
    const path = `${visitOf(bookingId)}/note`;
    await doctor.put(path, { version: 0, ...NOTE, plan: '  ', assessment: '' });
    const refused = await doctor.post(`${path}/sign`, { version: 1 });
    expect([refused.status, refused.body.code, refused.body.params.fields]).toEqual([422, 'record-incomplete', ['assessment', 'plan']]);
    for (const day of [today(), addDays(today(), -1), addDays(today(), 400)]) {
      expect((await doctor.put(path, { version: 1, ...NOTE, follow_up_on: day })).body.code).toBe('follow-up-invalid');
    }
    expect((await doctor.put(path, { version: 1, ...NOTE, follow_up_on: addDays(today(), 366) })).status).toBe(200);
    expect((await doctor.post(`${path}/addenda`, { text: 'x' })).body.code).toBe('record-not-signed');
  });

  test('is written from the moment that both are connected, not before, and not a month later', async () => {
    const call = await aCall(product);
    const path = `${visitOf(call.bookingId)}/note`;
    expect((await call.doctor.put(path, { version: 0, ...NOTE })).body.code).toBe('visit-not-begun');
    expect((await call.doctor.get(visitOf(call.bookingId))).body.data).toMatchObject({ may_write: false, closed: 'not-begun', allergies: { status: 'not-asked' } });
    const wires = [await enter(product, call.patient, call.bookingId), await enter(product, call.doctor, call.bookingId)];
    for (const wire of wires) wire.say({ type: 'leg', state: 'connected', camera: true, microphone: true, paused: false });
    await connected(call);
    expect((await call.doctor.put(path, { version: 0, ...NOTE })).status).toBe(200);
    for (const wire of wires) wire.socket.close();
    const late = await aVisit(product);
    const phone = late.doctor.phone;
    await signed(late, 'note', NOTE);
    product.clock.advance(31 * DAY);
    const doctor = await signInAsDoctor(product, phone);
    expect((await doctor.put(`${visitOf(late.bookingId)}/referral`, { version: 0, ...REFERRAL })).body.code).toBe('visit-too-old');
    expect((await doctor.get(`${visitOf(late.bookingId)}/allergies`)).body.code).toBe('visit-too-old');
    expect((await doctor.post(`${visitOf(late.bookingId)}/note/addenda`, { text: 'Baadaye' })).status).toBe(201);
  });
});

test('a conversation before the appointment was moved to another day opens nothing', async () => {
  const call = await aCall(product);
  const wires = [await enter(product, call.patient, call.bookingId), await enter(product, call.doctor, call.bookingId)];
  for (const wire of wires) wire.say({ type: 'leg', state: 'connected', camera: true, microphone: true, paused: false });
  await connected(call);
  expect((await call.doctor.get(visitOf(call.bookingId))).body.data.may_write).toBe(true);
  const next = new Date(call.startsAt.getTime() + DAY).toISOString();
  expect((await call.patient.post(`/api/appointments/${call.bookingId}/reschedule`, { starts_at: next })).status).toBe(200);
  expect((await call.doctor.get(visitOf(call.bookingId))).body.data).toMatchObject({ may_write: false, closed: 'not-begun' });
  for (const wire of wires) wire.socket.close();
});

describe('who sees it', () => {
  test('another doctor, another patient and a browser without a session find nothing', async () => {
    const people = await aVisit(product);
    const { bookingId } = people;
    await signed(people, 'note', NOTE);
    const document = (await documentOf(people, 'note')).body.data;
    const [stranger, { browser: otherDoctor }] = [await product.patient(), await aWorkingDoctor(product)];
    for (const path of ['', '/note', '/allergies']) expect((await otherDoctor.get(visitOf(bookingId) + path)).status).toBe(404);
    expect((await otherDoctor.put(`${visitOf(bookingId)}/note`, { version: 2, ...NOTE })).status).toBe(404);
    expect((await otherDoctor.post(`${visitOf(bookingId)}/note/addenda`, { text: 'x' })).status).toBe(404);
    expect((await otherDoctor.get(`/api/doctor/visits?booking_ids=${bookingId}`)).body.data).toEqual([]);
    for (const path of ['', `/${document.id}`, `/${document.id}/document.pdf`]) {
      expect((await stranger.get(`/api/appointments/${bookingId}/documents${path}`)).status).toBe(404);
      expect((await product.visitor().get(`/api/appointments/${bookingId}/documents${path}`)).status).toBe(401);
    }
  });

  test('the doctor sees on the cards what is written, and earlier visits of the same patient', async () => {
    const people = await aVisit(product);
    await signed(people, 'note', NOTE);
    await people.doctor.put(`${visitOf(people.bookingId)}/referral`, { version: 0, ...REFERRAL });
    expect((await people.doctor.get(`/api/doctor/visits?booking_ids=${people.bookingId}`)).body.data)
      .toEqual([{ booking_id: people.bookingId, may_write: true, note: 'signed', signed: 1, drafts: 1 }]);
    const next = await anAppointment(product, people.patient, people.doctorId, at(product, 1, '12:00'));
    const { body } = await people.doctor.get(visitOf(next));
    expect(body.data).toMatchObject({ may_write: false, allergies: null, patient: { name: 'Asha Juma', country: 'TZ' } });
    expect(body.data.earlier_visits.map((one: { booking_id: string }) => one.booking_id)).toEqual([people.bookingId]);
    expect((await people.patient.get('/api/documents')).body.data.documents).toMatchObject([{ booking_id: people.bookingId, kind: 'note' }]);
  });
});

test('who read what is written down: each reading of the doctor and of whoever has a code, without a word of it', async () => {
  const people = await aVisit(product);
  await signed(people, 'note', NOTE);
  const { id, code } = (await documentOf(people, 'note')).body.data;
  for (const path of ['', '/note', '/allergies']) await people.doctor.get(visitOf(people.bookingId) + path);
  await product.visitor().get(`/api/verify/${code}`);
  const { rows } = await product.db.pool.query<{ action: string; actor: string; details: object }>(
    "select action, actor, details from audit_log where object_id in ($1, $2) and action in ('records.read', 'records.verify') order by id", [people.bookingId, id]);
  expect(rows).toEqual([
    { action: 'records.read', actor: 'doctor', details: { documents: 1 } }, { action: 'records.read', actor: 'doctor', details: { kind: 'note' } },
    { action: 'records.read', actor: 'doctor', details: { kind: 'allergies' } }, { action: 'records.verify', actor: 'nobody', details: {} },
  ]);
});

describe('referral and sick note', () => {
  test('are signed, cancelled with a reason, and may then be written anew', async () => {
    const people = await aVisit(product);
    const { doctor, bookingId } = people;
    expect((await signed(people, 'referral', { ...REFERRAL, reason: '' })).body.params.fields).toEqual(['reason']);
    const draft = (await doctor.get(visitOf(bookingId))).body.data.referral;
    expect((await doctor.post(`${visitOf(bookingId)}/referral/cancel`, { reason: 'x' })).body.code).toBe('record-not-signed');
    await doctor.put(`${visitOf(bookingId)}/referral`, { version: draft.version, ...REFERRAL });
    expect((await doctor.post(`${visitOf(bookingId)}/referral/sign`, { version: draft.version + 1 })).status).toBe(200);
    expect((await doctor.post(`${visitOf(bookingId)}/referral/cancel`, { reason: ' ' })).body.code).toBe('record-cancel-reason-required');
    const cancelled = await doctor.post(`${visitOf(bookingId)}/referral/cancel`, { reason: 'Kituo kimefungwa' });
    expect(cancelled.body.data).toMatchObject({ referral: null, cancelled: [{ kind: 'referral', reason: 'Kituo kimefungwa' }] });
    expect((await doctor.post(`${visitOf(bookingId)}/referral/cancel`, { reason: 'tena' })).body.code).toBe('record-cancelled');
    expect((await documentOf(people, 'referral')).body.data).toMatchObject({ state: 'cancelled', cancel_reason: 'Kituo kimefungwa' });
    product.clock.advance(1000);
    expect((await signed(people, 'referral', { ...REFERRAL, to_facility: 'Aga Khan' })).status).toBe(200);
    const { body } = await people.patient.get(`/api/appointments/${bookingId}/documents`);
    expect(body.data.map(({ kind, state }: { kind: string; state: string }) => `${kind} ${state}`)).toEqual(['referral valid', 'referral cancelled']);
  });

  test.each([
    ['before the visit', -1, 2], ['backwards', 3, 2], ['longer than 14 days', 0, 15],
  ])('days %s are refused', async (_, from, to) => {
    const people = await aVisit(product);
    const days = { from_day: addDays(today(), from), to_day: addDays(today(), to) };
    expect((await signed(people, 'sick-note', days)).body.code).toBe('sick-days-invalid');
  });

  test('a sick note shows its diagnosis only with consent, which needs one', async () => {
    const people = await aVisit(product);
    const refused = await signed(people, 'sick-note', { from_day: today(), to_day: addDays(today(), 14), show_diagnosis: true });
    expect(refused.body.params.fields).toEqual(['diagnosis']);
  });
});

test('documents of one day are told of once, and those of the next day again', async () => {
  const people = await aVisit(product);
  const told = async () => {
    await product.settle();
    return (await messagesTo(product, people.patient.phone)).filter((text) => text.includes('ameandika')).length;
  };
  await signed(people, 'note', NOTE);
  await signed(people, 'sick-note', { from_day: today(), to_day: today() });
  expect(await told()).toBe(1);
  product.clock.advance(DAY);
  const doctor = await signInAsDoctor(product, people.doctor.phone);
  expect((await signed({ ...people, doctor }, 'referral', REFERRAL)).status).toBe(200);
  expect(await told()).toBe(2);
});

describe('the database', () => {
  test('keeps what is signed: no change, no deletion, also by the owner of the tables', async () => {
    const people = await aVisit(product);
    await signed(people, 'note', NOTE);
    await people.doctor.post(`${visitOf(people.bookingId)}/note/addenda`, { text: 'Nyongeza' });
    const { id } = (await documentOf(people, 'note')).body.data;
    const attempts = [
      `update visit_documents set content_sealed = '\\x00' where id = '${id}'`, `update visit_documents set signature = 'x' where id = '${id}'`,
      `update visit_documents set state = 'draft', signed_at = null where id = '${id}'`, `update visit_documents set doctor_name = 'x' where id = '${id}'`,
      `update visit_documents set patient_name_sealed = '\\x01' where id = '${id}'`, `update visit_documents set follow_up_on = '2030-01-01' where id = '${id}'`,
      `delete from visit_documents where id = '${id}'`, 'truncate visit_documents cascade',
      `update visit_addenda set author_name = 'x' where document_id = '${id}'`, `delete from visit_addenda where document_id = '${id}'`,
    ];
    await asOwner(async (client) => {
      for (const sql of attempts) await expect(client.query(sql), sql).rejects.toMatchObject({ code: '23001' });
    });
  });

  test('a row that was changed all the same is not shown (E-01)', async () => {
    const people = await aVisit(product);
    await signed(people, 'prescription', { items: [ITEM] });
    const { data } = (await documentOf(people, 'prescription')).body;
    await asOwner(async (client) => {
      await client.query('alter table visit_documents disable trigger guard_visit_document');
      await client.query("update visit_documents set valid_until = valid_until + 300 where id = $1", [data.id]);
      await client.query('alter table visit_documents enable trigger guard_visit_document');
    });
    for (const reply of [await people.patient.get(`/api/appointments/${people.bookingId}/documents/${data.id}`), await product.visitor().get(`/api/verify/${data.code}`), await people.doctor.get(visitOf(people.bookingId))]) {
      expect([reply.status, reply.body.code]).toEqual([500, 'record-altered']);
    }
    await asOwner(async (client) => {
      await client.query('alter table visit_documents disable trigger guard_visit_document');
      await client.query('update visit_documents set valid_until = valid_until - 300 where id = $1', [data.id]);
      await client.query('alter table visit_documents enable trigger guard_visit_document');
    });
    expect((await people.patient.get(`/api/appointments/${people.bookingId}/documents/${data.id}`)).status).toBe(200);
  });
});

test('an erased patient loses name and codes; the doctor keeps the record', async () => {
  const people = await aVisit(product);
  await signed(people, 'note', NOTE);
  const { code } = (await documentOf(people, 'note')).body.data;
  expect((await product.visitor().get(`/api/verify/${code}`)).body.data).toMatchObject({ kind: 'note', patient_name: 'Asha Juma', prescription: null, sick_note: null });
  await people.doctor.put(`${visitOf(people.bookingId)}/referral`, { version: 0, ...REFERRAL });
  await people.patient.delete('/api/me', { confirm: true });
  await product.settle();
  expect((await product.visitor().get(`/api/verify/${code}`)).status).toBe(404);
  const refused = await people.doctor.post(`${visitOf(people.bookingId)}/referral/sign`, { version: 1 });
  expect([refused.status, refused.body.code]).toEqual([409, 'patient-gone']);
  expect((await people.doctor.get(visitOf(people.bookingId))).body.data).toMatchObject({ patient: { name: '' }, note: { history: NOTE.history } });
});

test('every invariant holds afterwards', async () => {
  expect(await brokenInvariants(product)).toEqual([]);
});
