import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { anAppointment, at, brokenInvariants, hold } from '../../../test/booking-makers.ts';
import { openRecord } from '../../../test/break-glass-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { aGrownUp, offerRecord, takeRecord } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { SYSTOLIC_READING } from '../../../test/reading-makers.ts';
import { ITEM, NOTE, aVisit, signed } from '../../../test/record-makers.ts';
import { plan, schedulesOf } from '../../../test/schedule-makers.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const READING = '019a0000-0000-7000-8000-0000000000a1';
const offeredTo = async (visitor: Visitor) => (await visitor.get('/api/me/offered-records')).body.data;

/** A grown-up with a visit, a hidden prescription, an allergy and a reading from the guardian's time. */
async function aWholeRecord() {
  const people = await aGrownUp(product);
  const { guardian, personId } = people;
  await guardian.put(`/api/family/${personId}/allergies`, {
    version: 0,
    status: 'listed',
    items: [{ substance: 'Pénicilline' }],
  });
  const visit = await aVisit(product, { patient: guardian, more: { person_id: personId } });
  const measured = { ...SYSTOLIC_READING, measured_at: product.clock.now().toISOString() };
  await guardian.put(`/api/people/${personId}/readings/${READING}`, measured);
  await visit.doctor.put(`/api/doctor/visits/${visit.bookingId}/hidden`, { hidden: true });
  const paper = (await signed(visit, 'prescription', { items: [ITEM] })).body.data.id as string;
  return { ...people, visit, paper, measured };
}

describe('a record that was taken over', () => {
  test('is read by the grown-up as a whole, hidden papers too', async () => {
    const { guardian, personId, own, visit, paper, measured } = await aWholeRecord();
    const documents = `/api/appointments/${visit.bookingId}/documents`;
    const id = await offerRecord({ guardian, personId, own });
    expect((await own.get(`${documents}/${paper}`)).status).toBe(404);
    expect((await takeRecord(own, id, 99)).body.code).toBe('take-over-consent-required');
    expect((await takeRecord(own, id)).status).toBe(200);
    const [listed] = (await own.get('/api/documents')).body.data.documents;
    expect(listed).toMatchObject({ id: paper, taken_over: true, booking_id: visit.bookingId });
    expect(listed.person).toBeUndefined();
    expect((await own.get(documents)).body.data).toHaveLength(1);
    expect((await own.get(`${documents}/${paper}`)).body.data.prescription.items[0].medicine).toBe(ITEM.medicine);
    expect((await own.get(`${documents}/${paper}/document.pdf`)).status).toBe(200);
    expect((await own.get('/api/me/facts')).body.data.sex).toMatchObject({ value: 'female' });
    expect((await own.get('/api/me/allergies')).body.data.items).toMatchObject([{ substance: 'Pénicilline' }]);
    const readings = `/api/people/${own.accountId}/readings`;
    expect((await own.get(readings)).body.data.readings).toMatchObject([{ id: READING }]);
    const corrected = { ...measured, version: 1, values: { ...measured.values, systolic: 131 } };
    expect((await own.put(`${readings}/${READING}`, corrected)).body.data.version).toBe(2);
    expect((await own.delete(`${readings}/${READING}`)).status).toBe(200);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('joins its allergies to the own ones, and a list that is too long then is shortened one by one', async () => {
    const { guardian, personId, own } = await aGrownUp(product);
    const twenty = (name: string) => Array.from({ length: 20 }, (_, number) => ({ substance: `${name} ${number}` }));
    const listed = (name: string) => ({ version: 0, status: 'listed', items: twenty(name) });
    await guardian.put(`/api/family/${personId}/allergies`, listed('Dawa'));
    await own.put('/api/me/allergies', listed('Chakula'));
    await takeRecord(own, await offerRecord({ guardian, personId, own }));
    const { items, version } = (await own.get('/api/me/allergies')).body.data;
    expect(items).toHaveLength(40);
    const kept = (items as { id: string; substance: string; reaction: string }[]).map(
      ({ id, substance, reaction }) => ({
        id,
        substance,
        reaction,
      }),
    );
    const save = (list: readonly object[], seen: number) =>
      own.put('/api/me/allergies', { version: seen, status: 'listed', items: list });
    const swapped = [...kept.slice(2), { substance: 'Sulfa' }];
    expect((await save(swapped, version)).body.code).toBe('allergies-full');
    expect((await save(kept.slice(1), version)).body.data.items).toHaveLength(39);
  });

  test('reminds the guardian of no medicine any more, and holds no dose that the guardian answered', async () => {
    const people = await aGrownUp(product);
    const { guardian, personId, own } = people;
    const { body } = await plan(guardian, {}, { person: personId });
    const dose = { due_at: body.data.next_due_at as string, answer: 'taken' };
    await guardian.post(`${schedulesOf(guardian, personId)}/${body.data.id}/answers`, dose);
    const kept = async (table: string) =>
      (await asSystem(product, `select 1 from ${table} where person_id = $1`, [personId])).length;
    expect([await kept('medication_schedules'), await kept('medication_doses')]).toEqual([1, 1]);
    expect((await takeRecord(own, await offerRecord(people))).status).toBe(200);
    expect([await kept('medication_schedules'), await kept('medication_doses')]).toEqual([0, 0]);
    expect((await plan(guardian, {}, { person: personId })).status).toBe(404);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('is read by the guardian no more, who keeps the own appointment', async () => {
    const { guardian, personId, own, visit, paper } = await aWholeRecord();
    const documents = `/api/appointments/${visit.bookingId}/documents`;
    const day = (await visit.doctor.get(`/api/doctor/visits/${visit.bookingId}`)).body.data.today as string;
    const sick = { from_day: day, to_day: day, diagnosis: 'Homa', show_diagnosis: false };
    const shown = (await signed(visit, 'sick-note', sick)).body.data.id as string;
    expect((await guardian.get(`${documents}/${shown}`)).status).toBe(200);
    await takeRecord(own, await offerRecord({ guardian, personId, own }));
    expect((await guardian.get('/api/family')).body.data.members).toEqual([]);
    for (const path of [
      `/api/family/${personId}/facts`,
      `/api/family/${personId}/allergies`,
      `/api/people/${personId}/readings`,
      `${documents}/${paper}`,
      `${documents}/${shown}`,
    ])
      expect([path, (await guardian.get(path)).status]).toEqual([path, 404]);
    expect((await guardian.get('/api/documents')).body.data.documents).toEqual([]);
    expect((await guardian.get(documents)).body.data).toEqual([]);
    expect((await guardian.get(`/api/appointments/${visit.bookingId}`)).body.data.person.name).toBe('Rehema Mwinyi');
    const { id: doctor } = await aWorkingDoctor(product);
    const booked = await hold(guardian, doctor, at(product, 2, '10:00'), { person_id: personId });
    expect(booked.body.code).toBe('member-unknown');
  });

  test('is seen by the doctors of the own account, and what the earlier doctor adds reaches the grown-up', async () => {
    const { guardian, personId, own, visit } = await aWholeRecord();
    await takeRecord(own, await offerRecord({ guardian, personId, own }));
    await product.settle();
    const before = (await messagesTo(product, guardian.phone)).length;
    const path = `/api/doctor/visits/${visit.bookingId}`;
    const stated = (await visit.doctor.get(path)).body.data;
    expect(stated.facts.sex.value).toBe('female');
    await visit.doctor.put(`${path}/facts`, { version: stated.facts.version, weight_kg: 61 });
    expect((await own.get('/api/me/facts')).body.data.weight_kg).toMatchObject({ value: 61, said_by: 'doctor' });
    await signed(visit, 'note', NOTE);
    await product.settle();
    expect((await messagesTo(product, own.phone)).at(-1)).toContain(`/more/documents?visit=${visit.bookingId}`);
    expect((await messagesTo(product, guardian.phone)).length).toBe(before);
    const again = await aVisit(product, { patient: own });
    const read = (await again.doctor.get(`/api/doctor/visits/${again.bookingId}`)).body.data;
    expect(read.allergies.items).toMatchObject([{ substance: 'Pénicilline' }]);
    const curves = await again.doctor.get(`/api/doctor/visits/${again.bookingId}/readings`);
    expect(curves.body.data.curves).toHaveLength(1);
    const known = await aVisit(product, { patient: own, doctor: { id: visit.doctorId, phone: visit.doctor.phone } });
    const earlier = (await known.doctor.get(`/api/doctor/visits/${known.bookingId}`)).body.data.earlier_visits;
    expect(earlier.map((one: { booking_id: string }) => one.booking_id)).toEqual([visit.bookingId]);
  });

  test('is taken once, also when two requests come at once, and one offer of two is removed with the member', async () => {
    const people = await aGrownUp(product);
    const id = await offerRecord(people);
    const replies = await Promise.all([takeRecord(people.own, id), takeRecord(people.own, id)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const other = await aGrownUp(product);
    const open = await offerRecord(other);
    const [taken, removed] = await Promise.all([
      takeRecord(other.own, open),
      other.guardian.delete(`/api/family/${other.personId}`),
    ]);
    expect([taken.status === 200, removed.status === 200].filter(Boolean)).toHaveLength(1);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('waits for an appointment that was made meanwhile', async () => {
    const people = await aGrownUp(product);
    const id = await offerRecord(people);
    const { id: doctor } = await aWorkingDoctor(product);
    await anAppointment(product, people.guardian, doctor, at(product, 2, '10:00'), { person_id: people.personId });
    expect((await takeRecord(people.own, id)).body.code).toBe('handover-has-visit');
    expect(await offeredTo(people.own)).toHaveLength(1);
  });

  test('belongs to an exceptional access of the grown-up, and no longer to one of the guardian', async () => {
    const { guardian, personId, own, paper } = await aWholeRecord();
    await takeRecord(own, await offerRecord({ guardian, personId, own }));
    const papers = async (accountId: string) => {
      // An administrator opens one record at a time.
      const administrator = await aMemberOfStaff(product, 'administrator');
      const { id } = (await openRecord(administrator, accountId)).body.data;
      const record = `/api/admin/break-glass/${id}/record`;
      const listed = (await administrator.get(record)).body.data.documents.map((one: { id: string }) => one.id);
      return [listed, (await administrator.get(`${record}/${paper}`)).status];
    };
    expect(await papers(own.accountId)).toEqual([[paper], 200]);
    expect(await papers(guardian.accountId)).toEqual([[], 404]);
  });
});

describe('erasing an account', () => {
  test('of the guardian before the answer ends the offer, and afterwards leaves the record of the grown-up', async () => {
    const early = await aGrownUp(product);
    const id = await offerRecord(early);
    await early.guardian.delete('/api/me', { confirm: true });
    expect((await takeRecord(early.own, id)).status).not.toBe(200);
    await product.settle();
    expect(await offeredTo(early.own)).toEqual([]);
    const { guardian, personId, own, visit, paper } = await aWholeRecord();
    await takeRecord(own, await offerRecord({ guardian, personId, own }));
    await guardian.delete('/api/me', { confirm: true });
    await product.settle();
    const read = (await own.get(`/api/appointments/${visit.bookingId}/documents/${paper}`)).body.data;
    expect([read.patient_name, read.code === '']).toEqual(['Rehema Mwinyi', false]);
    expect((await own.get(`/api/people/${own.accountId}/readings`)).body.data.readings).toHaveLength(1);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('that took a record over forgets its name, codes, facts and readings', async () => {
    const { guardian, personId, own, paper } = await aWholeRecord();
    await takeRecord(own, await offerRecord({ guardian, personId, own }));
    await own.delete('/api/me', { confirm: true });
    await product.settle();
    const [person] = await asSystem(product, 'select name_sealed, taken_by from people where id = $1', [personId]);
    expect(person).toEqual({ name_sealed: null, taken_by: own.accountId });
    const [document] = await asSystem(
      product,
      'select codes_sealed, patient_name_sealed from visit_documents where id = $1',
      [paper],
    );
    expect(document).toEqual({ codes_sealed: null, patient_name_sealed: null });
    expect(await asSystem(product, 'select id from readings where person_id = $1', [personId])).toEqual([]);
    expect(await brokenInvariants(product)).toEqual([]);
  });
});
