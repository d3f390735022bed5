import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { NOTE, REFERRAL, aVisit, documentOf, signed } from '../../../test/record-makers.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const visitOf = (bookingId: string) => `/api/doctor/visits/${bookingId}`;

describe('access to documents', () => {
  test('another doctor, another patient and a visitor get not-found', async () => {
    const people = await aVisit(product);
    const { bookingId } = people;
    await signed(people, 'note', NOTE);
    const document = (await documentOf(people, 'note')).body.data;
    const [stranger, { browser: otherDoctor }] = [await product.patient(), await aWorkingDoctor(product)];
    for (const path of ['', '/note', '/allergies'])
      expect((await otherDoctor.get(visitOf(bookingId) + path)).status).toBe(404);
    expect((await otherDoctor.put(`${visitOf(bookingId)}/note`, { version: 2, ...NOTE })).status).toBe(404);
    expect((await otherDoctor.post(`${visitOf(bookingId)}/note/addenda`, { text: 'x' })).status).toBe(404);
    expect((await otherDoctor.get(`/api/doctor/visits?booking_ids=${bookingId}`)).body.data).toEqual([]);
    for (const path of ['', `/${document.id}`, `/${document.id}/document.pdf`]) {
      expect((await stranger.get(`/api/appointments/${bookingId}/documents${path}`)).status).toBe(404);
      expect((await product.visitor().get(`/api/appointments/${bookingId}/documents${path}`)).status).toBe(401);
    }
  });

  test('the doctor sees on the cards which documents exist, and the earlier appointments of the same patient', async () => {
    const people = await aVisit(product);
    await signed(people, 'note', NOTE);
    await people.doctor.put(`${visitOf(people.bookingId)}/referral`, { version: 0, ...REFERRAL });
    expect((await people.doctor.get(`/api/doctor/visits?booking_ids=${people.bookingId}`)).body.data).toEqual([
      { booking_id: people.bookingId, may_write: true, note: 'signed', signed: 1, drafts: 1 },
    ]);
    const next = await anAppointment(product, people.patient, people.doctorId, at(product, 1, '12:00'));
    const { body } = await people.doctor.get(visitOf(next));
    expect(body.data).toMatchObject({
      may_write: false,
      allergies: null,
      patient: { name: 'Asha Juma', country: 'TZ' },
    });
    expect(body.data.earlier_visits.map((one: { booking_id: string }) => one.booking_id)).toEqual([people.bookingId]);
    expect((await people.patient.get('/api/documents')).body.data.documents).toMatchObject([
      { booking_id: people.bookingId, kind: 'note' },
    ]);
  });
});

test('every reading by the doctor or by code is audited, without any text of the document', async () => {
  const people = await aVisit(product);
  await signed(people, 'note', NOTE);
  const { id, code } = (await documentOf(people, 'note')).body.data;
  for (const path of ['', '/note', '/allergies']) await people.doctor.get(visitOf(people.bookingId) + path);
  await product.visitor().get(`/api/verify/${code}`);
  const { rows } = await product.db.pool.query<{ action: string; actor: string; object: string }>(
    "select action, actor, object from audit_log where object_id in ($1, $2) and action in ('records.read', 'records.verify') order by id",
    [people.bookingId, id],
  );
  expect(rows).toEqual([
    { action: 'records.read', actor: 'doctor', object: 'visit' },
    { action: 'records.read', actor: 'doctor', object: 'allergies' },
    { action: 'records.verify', actor: 'nobody', object: 'document' },
  ]);
});

test('erasing a patient deletes name and codes; the doctor keeps the content', async () => {
  const people = await aVisit(product);
  await signed(people, 'note', NOTE);
  const { code } = (await documentOf(people, 'note')).body.data;
  expect((await product.visitor().get(`/api/verify/${code}`)).body.data).toMatchObject({
    kind: 'note',
    patient_name: 'Asha Juma',
    prescription: null,
    sick_note: null,
  });
  await people.doctor.put(`${visitOf(people.bookingId)}/referral`, { version: 0, ...REFERRAL });
  await people.patient.delete('/api/me', { confirm: true });
  await product.settle();
  expect((await product.visitor().get(`/api/verify/${code}`)).status).toBe(404);
  const refused = await people.doctor.post(`${visitOf(people.bookingId)}/referral/sign`, { version: 1 });
  expect([refused.status, refused.body.code]).toEqual([409, 'patient-gone']);
  expect((await people.doctor.get(visitOf(people.bookingId))).body.data).toMatchObject({
    patient: { name: '' },
    note: { history: NOTE.history },
  });
});

test('every invariant holds afterwards', async () => {
  expect(await brokenInvariants(product)).toEqual([]);
});
