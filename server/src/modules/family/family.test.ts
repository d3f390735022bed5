import { MOST_MEMBERS } from '@tabibu/contract/family-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAppointment, at, hold } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { JUMA, aMember, askToAdd } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { ITEM, NOTE, aVisit, signed } from '../../../test/record-makers.ts';
import { statement } from '../../platform/database/statement.ts';
import { statedFactsOf } from '../patient-facts/index.ts';
import type { Visitor } from '../../../test/visitor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());

const familyOf = async (visitor: Visitor) => (await visitor.get('/api/family')).body.data.members;
const factsOf = (visitor: Visitor, id: string) => visitor.get(`/api/family/${id}/facts`);
const peopleOf = statement<{ guardianId: string }, { name_sealed: Buffer | null; removed_at: Date | null }>(
  'test.people',
  'select name_sealed, removed_at from people where guardian_id = $guardianId',
  { guarded: true },
);

/** A consultation for somebody in the patient's family, which has just taken place. */
const aVisitFor = (patient: Visitor, personId: string, doctor?: { id: string; phone: string }) =>
  aVisit(product, { patient, more: { person_id: personId }, ...(doctor && { doctor }) });

describe('a family', () => {
  test('has the people whom its guardian added with consent, and age and sex as their first facts', async () => {
    const guardian = await product.patient();
    expect(await familyOf(guardian)).toEqual([]);
    const added = await askToAdd(guardian);
    expect([added.status, added.body.data]).toEqual([
      201,
      {
        ...JUMA,
        id: expect.any(String),
        phone: null,
        version: 1,
        consented_at: product.clock.now().toISOString(),
        has_visit: false,
        of_age: false,
        handover: null,
      },
    ]);
    expect(await familyOf(guardian)).toEqual([added.body.data]);
    expect((await factsOf(guardian, added.body.data.id)).body.data).toMatchObject({
      version: 1,
      birth_date: { value: JUMA.birth_date, said_by: 'patient' },
      sex: { value: 'male' },
      weight_kg: null,
    });
    expect((await guardian.get('/api/me/facts')).body.data).toMatchObject({ version: 0, sex: null });
  });

  test.each([
    [{ consent_version: undefined }, 'consent-required'],
    [{ consent_version: 0 }, 'consent-required'],
    [{ name: '  ' }, 'full-name-required'],
    [{ name: '123' }, 'name-needs-letters'],
    [{ birth_date: '2190' }, 'birth-date-invalid'],
    [{ relation: 'cousin' }, 'invalid-input'],
  ])('does not take %j', async (wish, code) => {
    const guardian = await product.patient();
    const reply = await askToAdd(guardian, wish);
    expect([reply.status, reply.body.code, await familyOf(guardian)]).toEqual([422, code, []]);
  });

  test('takes twenty people at most, also when two are added at once', async () => {
    const guardian = await product.patient();
    for (let count = 1; count < MOST_MEMBERS; count += 1) await aMember(guardian);
    const last = await Promise.all([askToAdd(guardian), askToAdd(guardian)]);
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(last.find(({ status }) => status === 409)!.body.code).toBe('family-full');
  });

  test('is corrected by version, and nobody else reads or changes it', async () => {
    const [guardian, stranger] = [await product.patient(), await product.patient()];
    const id = await aMember(guardian);
    const path = `/api/family/${id}`;
    const changed = await guardian.put(path, { version: 1, ...JUMA, name: 'Juma Ali', birth_date: '2021' });
    expect(changed.body.data).toMatchObject({ name: 'Juma Ali', birth_date: '2021', version: 2 });
    expect((await guardian.put(path, { version: 1, ...JUMA })).body).toMatchObject({
      code: 'record-stale',
      params: { version: 2 },
    });
    for (const reply of [
      await stranger.put(path, { version: 2, ...JUMA }),
      await stranger.delete(path),
      await factsOf(stranger, id),
      await stranger.put(`${path}/facts`, { version: 2, weight_kg: 14 }),
      await stranger.get(`${path}/allergies`),
      await stranger.put(`${path}/allergies`, { version: 0, status: 'none-known' }),
    ])
      expect([reply.status, reply.body.code]).toEqual([404, 'not-found']);
    expect((await familyOf(guardian))[0]).toMatchObject({ name: 'Juma Ali', version: 2 });
  });
});

describe('an appointment for a member', () => {
  test('is made by the guardian, names the child everywhere, and the doctor sees the child beside the guardian', async () => {
    const guardian = await product.patient({ full_name: 'Neema Mwinyi' });
    const id = await aMember(guardian);
    const visit = await aVisitFor(guardian, id);
    await product.settle();
    const own = (await guardian.get(`/api/appointments/${visit.bookingId}`)).body.data;
    expect(own.person).toEqual({ id, name: JUMA.name, phone: null, link: null });
    expect((await messagesTo(product, guardian.phone)).join('\n')).toMatch(/Juma/);
    const seen = (await visit.doctor.get('/api/doctor/appointments?tab=completed')).body.data.appointments;
    expect(seen[0].patient).toMatchObject({
      name: JUMA.name,
      first_name: 'Juma',
      member: { guardian: 'Neema Mwinyi', relation: 'child', age: { years: expect.any(Number), about: false } },
    });
    expect((await visit.doctor.get(`/api/doctor/visits/${visit.bookingId}`)).body.data.patient).toMatchObject({
      name: JUMA.name,
      guardian: 'Neema Mwinyi',
    });
    expect((await visit.doctor.get(`/api/appointments/${visit.bookingId}/call`)).body.data).toMatchObject({
      other: { name: 'Neema Mwinyi' },
      person: JUMA.name,
    });
  });

  test("has the child's facts and allergies, not the mother's, and its paper the child's name and age", async () => {
    const guardian = await product.patient();
    await guardian.put('/api/me/allergies', { version: 0, status: 'listed', items: [{ substance: 'Aspirin' }] });
    await guardian.put('/api/me/facts', { version: 0, birth_date: '1990', sex: 'female' });
    const id = await aMember(guardian);
    await guardian.put(`/api/family/${id}/allergies`, {
      version: 0,
      status: 'listed',
      items: [{ substance: 'Pénicilline' }],
    });
    const visit = await aVisitFor(guardian, id);
    const path = `/api/doctor/visits/${visit.bookingId}`;
    const read = (await visit.doctor.get(path)).body.data;
    expect([read.allergies.items.map((item: { substance: string }) => item.substance), read.facts.sex.value]).toEqual([
      ['Pénicilline'],
      'male',
    ]);
    await visit.doctor.put(`${path}/facts`, { version: 1, weight_kg: 14 });
    expect((await factsOf(guardian, id)).body.data.weight_kg).toMatchObject({ value: 14, said_by: 'doctor' });
    expect((await guardian.get('/api/me/facts')).body.data.weight_kg).toBeNull();
    const items = [{ ...ITEM, medicine: 'PENICILLINE V' }];
    const refused = await signed(visit, 'prescription', { items });
    expect(refused.body.params.findings.map(({ kind }: { kind: string }) => kind)).toContain('allergy-group');
    const findings = refused.body.params.findings as { key: string }[];
    const paper = await visit.doctor.post(`${path}/prescription/sign`, {
      version: 1,
      acknowledged: findings.map(({ key }) => ({ key, reason: 'Hakuna nyingine' })),
    });
    expect(paper.status).toBe(200);
    const [summary] = (await guardian.get(`/api/appointments/${visit.bookingId}/documents`)).body.data;
    expect(summary.person).toBe(JUMA.name);
    const document = (await guardian.get(`/api/appointments/${visit.bookingId}/documents/${summary.id}`)).body.data;
    expect(document.patient_name).toBe(JUMA.name);
    expect(document.facts.age.years).toBeLessThan(20);
  });

  test("shows its doctor earlier visits of the child only, and no facts of the mother's", async () => {
    const guardian = await product.patient();
    const id = await aMember(guardian);
    const known = await aWorkingDoctor(product);
    const own = await aVisitFor(guardian, id, known);
    await signed(own, 'note', NOTE);
    const other = await aVisit(product, { patient: guardian, doctor: known });
    const again = await aVisitFor(guardian, id, known);
    const earlier = async (bookingId: string) =>
      (await again.doctor.get(`/api/doctor/visits/${bookingId}`)).body.data.earlier_visits.length;
    expect([await earlier(again.bookingId), await earlier(other.bookingId)]).toEqual([1, 0]);
  });

  test('cannot be for somebody of another family, nor for somebody who was removed', async () => {
    const [guardian, stranger] = [await product.patient(), await product.patient()];
    const id = await aMember(guardian);
    const { id: doctorId } = await aWorkingDoctor(product);
    const wish = { person_id: id };
    expect((await hold(stranger, doctorId, at(product, 2, '10:00'), wish)).body.code).toBe('member-unknown');
    expect((await guardian.delete(`/api/family/${id}`)).status).toBe(200);
    expect((await hold(guardian, doctorId, at(product, 2, '10:00'), wish)).body.code).toBe('member-unknown');
  });

  test('that is held can still be for somebody else: asking again for the same time changes the person', async () => {
    const guardian = await product.patient();
    const id = await aMember(guardian);
    const { id: doctorId } = await aWorkingDoctor(product);
    const first = (await hold(guardian, doctorId, at(product, 2, '10:00'))).body.data;
    const again = (await hold(guardian, doctorId, at(product, 2, '10:00'), { person_id: id })).body.data;
    expect([first.person, again.id, again.person]).toEqual([
      undefined,
      first.id,
      { id, name: JUMA.name, phone: null, link: null },
    ]);
    const slots = await guardian.get(`/api/doctors/${doctorId}/slots?country=TZ&days=7`);
    expect(slots.body.data.held.person_id).toBe(id);
  });
});

describe('removing a member', () => {
  test('waits for the appointments to come, deletes the facts, and keeps the name for past ones only', async () => {
    const guardian = await product.patient();
    const [seen, unseen] = [await aMember(guardian), await aMember(guardian, { name: 'Rehema Mwinyi' })];
    const { id: doctorId } = await aWorkingDoctor(product);
    const booking = await anAppointment(product, guardian, doctorId, at(product, 2, '10:00'), { person_id: seen });
    expect((await guardian.delete(`/api/family/${seen}`)).body.code).toBe('member-has-visit');
    const open = (await familyOf(guardian)).filter(({ has_visit: has }: { has_visit: boolean }) => has);
    expect(open.map(({ id }: { id: string }) => id)).toEqual([seen]);
    const calendar = await guardian.get(`/api/appointments/${booking}/calendar.ics`);
    expect(calendar.text.replaceAll('\r\n ', '')).toContain(JUMA.name);
    await guardian.post(`/api/appointments/${booking}/cancel`, {});
    for (const id of [seen, unseen]) expect((await guardian.delete(`/api/family/${id}`)).status).toBe(200);
    expect(await familyOf(guardian)).toEqual([]);
    expect((await factsOf(guardian, seen)).status).toBe(404);
    expect((await guardian.get(`/api/appointments/${booking}`)).body.data.person.name).toBe(JUMA.name);
    const { id: guardianId } = (await guardian.get('/api/me')).body.data;
    const rows = await product.ctx().db.many(peopleOf, { guardianId });
    expect(rows.map(({ name_sealed: name }) => name === null).toSorted()).toEqual([false, true]);
  });

  test('happens to the whole family when the account is erased, and no name stays', async () => {
    const guardian = await product.patient();
    const { id: guardianId } = (await guardian.get('/api/me')).body.data;
    const id = await aMember(guardian);
    await guardian.delete('/api/me', { confirm: true });
    await product.settle();
    const rows = await product.ctx().db.many(peopleOf, { guardianId });
    expect(rows).toEqual([{ name_sealed: null, removed_at: expect.any(Date) }]);
    expect((await statedFactsOf(product.ctx(), id)).version).toBe(0);
  });
});
