import { ageAt, birthDateOfAge, isBirthDate, isPregnancyOld, mayBePregnant } from '@tabibu/contract/patient-facts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { aMember } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { listenTo, timesTold } from '../../../test/live-stream.ts';
import { aVisit } from '../../../test/record-makers.ts';
import { statement } from '../../platform/database/statement.ts';
import { readPatientFacts } from './read-facts.ts';
import { eventually } from '../../../test/slow-machines.ts';
import type { NoValues } from '../../platform/database/statement.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const visitOf = (bookingId: string) => `/api/doctor/visits/${bookingId}`;
const rows = statement<NoValues, { patient_id: string; facts_sealed: Buffer }>(
  'test.facts',
  'select patient_id, facts_sealed from patient_facts',
  { guarded: true },
);

describe('ages', () => {
  test.each([
    ['1990-11-23', '2026-11-22', 35, false],
    ['1990-11-22', '2026-11-22', 36, false],
    ['2026-10-30', '2026-11-22', 0, false],
    ['1981', '2026-11-22', 45, true],
    ['2026', '2026-02-01', 0, true],
  ])('born %s, on %s: %i', (birthDate, day, years, about) => {
    expect(ageAt({ birthDate }, day)).toMatchObject({ years, about });
  });

  test('that were stated without a birth date are shown as they were stated, on every day of the year', () => {
    for (let day = 0; day < 366; day += 1) {
      const today = new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10);
      for (const age of [0, 1, 8, 45]) {
        expect([today, ageAt({ birthDate: birthDateOfAge(age, 'months', today) }, today)?.months]).toEqual([
          today,
          age,
        ]);
        if (age > 0)
          expect([today, ageAt({ birthDate: birthDateOfAge(age, 'years', today) }, today)?.years]).toEqual([
            today,
            age,
          ]);
      }
    }
  });

  test.each(['2026-11-23', '2027', '2026-12', '1890-01-01', '2026-02-30', '2026-13', '12.5.1990', '', '1990-5-4'])(
    '%j is no birth date',
    (text) => {
      expect(isBirthDate(text, '2026-11-22')).toBe(false);
    },
  );

  test('and sex decide whether pregnancy is asked: never of men, small girls, old women or before the sex is known', () => {
    const today = '2026-11-22';
    expect(
      [{}, { sex: 'male' }, { sex: 'female', birthDate: '2018' }, { sex: 'female', birthDate: '1960' }].map((facts) =>
        mayBePregnant(facts as never, today),
      ),
    ).toEqual([false, false, false, false]);
    expect(mayBePregnant({ sex: 'female' }, today)).toBe(true);
    expect([
      isPregnancyOld({ pregnancyStatedOn: '2026-09-23' }, today),
      isPregnancyOld({ pregnancyStatedOn: '2026-09-22' }, today),
    ]).toEqual([false, true]);
  });
});

describe('what a doctor must know', () => {
  test('is stated once, stored with who stated it and when, and may be declined', async () => {
    const { patient, doctor, bookingId } = await aVisit(product);
    const first = (await patient.get('/api/me/facts')).body.data;
    expect(first).toMatchObject({ version: 0, birth_date: null, sex: null, weight_kg: null, pregnancy: null });
    const { today } = first;
    const own = await patient.put('/api/me/facts', {
      version: 0,
      birth_date: '1990-05-04',
      sex: 'female',
      weight_kg: null,
    });
    expect(own.body.data).toMatchObject({
      version: 1,
      birth_date: { value: '1990-05-04', said_by: 'patient', said_on: today },
      weight_kg: { value: null },
      pregnancy: null,
    });
    const told = await doctor.put(`${visitOf(bookingId)}/facts`, {
      version: 1,
      weight_kg: 61.456,
      pregnancy: 'not-sure',
    });
    expect(told.body.data).toMatchObject({
      version: 2,
      sex: { value: 'female', said_by: 'patient' },
      weight_kg: { value: 61.46, said_by: 'doctor' },
      pregnancy: { value: 'not-sure', said_by: 'doctor' },
    });
    expect((await patient.put('/api/me/facts', { version: 1, sex: 'male' })).body).toMatchObject({
      code: 'record-stale',
      params: { version: 2 },
    });
    const { id } = (await patient.get('/api/me')).body.data;
    expect(await readPatientFacts(product.ctx(), id)).toEqual({
      birthDate: '1990-05-04',
      sex: 'female',
      weightKg: 61.46,
      weightStatedOn: today,
      pregnancy: 'not-sure',
      pregnancyStatedOn: today,
    });
    expect((await patient.put('/api/me/facts', { version: 2, sex: 'male' })).body.data.pregnancy).toBeNull();
  });

  test.each([
    [{ birth_date: '2190-01-01' }, 'birth-date-invalid'],
    [{ birth_date: '1990-02-31' }, 'birth-date-invalid'],
    [{ weight_kg: 0.2 }, 'weight-invalid'],
    [{ weight_kg: 401 }, 'weight-invalid'],
    [{ pregnancy: 'yes' }, 'pregnancy-not-asked'],
    [{ sex: 'male', pregnancy: 'no' }, 'pregnancy-not-asked'],
  ])('%j is refused and nothing changes', async (wish, code) => {
    const patient = await product.patient();
    const reply = await patient.put('/api/me/facts', { version: 0, ...wish });
    expect([reply.status, reply.body.code]).toEqual([422, code]);
    expect((await patient.get('/api/me/facts')).body.data.version).toBe(0);
  });

  test("is not another doctor's business, nor the doctor's before the call opens, and every reading is written down", async () => {
    const { patient, doctor, bookingId } = await aVisit(product);
    const { browser: stranger } = await aWorkingDoctor(product);
    const path = `${visitOf(bookingId)}/facts`;
    for (const who of [stranger, patient]) expect([403, 404]).toContain((await who.get(path)).status);
    expect((await stranger.put(path, { version: 0, sex: 'female' })).status).toBe(404);
    expect((await doctor.get(path)).status).toBe(200);
    const seen = statement<{ objectId: string }, { n: number }>(
      'test.facts-read',
      "select count(*)::int as n from audit_log where action = 'records.read' and object_id = $objectId and object = 'facts'",
    );
    expect((await product.db.one(seen, { objectId: bookingId })).n).toBe(1);
  });

  test('is stored encrypted only', async () => {
    const patient = await product.patient();
    await patient.put('/api/me/facts', { version: 0, birth_date: '1987-06-05' });
    expect(
      (await product.ctx().db.many(rows)).some(({ facts_sealed: sealed }) =>
        sealed.toString('latin1').includes('1987-06-05'),
      ),
    ).toBe(false);
  });

  test('goes with the account', async () => {
    const patient = await product.patient();
    const { id } = (await patient.get('/api/me')).body.data;
    await patient.put('/api/me/facts', { version: 0, sex: 'female' });
    expect((await patient.delete('/api/me', { confirm: true })).status).toBe(200);
    await product.settle();
    expect((await product.ctx().db.many(rows)).filter((row) => row.patient_id === id)).toEqual([]);
  });

  test('is not stated about somebody who was removed from the family after the visit', async () => {
    const patient = await product.patient();
    const personId = await aMember(patient);
    const { doctor, bookingId } = await aVisit(product, { patient, more: { person_id: personId } });
    expect((await patient.delete(`/api/family/${personId}`)).status).toBe(200);
    const facts = await doctor.put(`${visitOf(bookingId)}/facts`, { version: 0, sex: 'male' });
    const none = { version: 0, status: 'none-known', items: [] };
    const allergies = await doctor.put(`${visitOf(bookingId)}/allergies`, none);
    for (const reply of [facts, allergies]) expect([reply.status, reply.body.code]).toEqual([409, 'member-removed']);
    expect((await product.ctx().db.many(rows)).filter((row) => row.patient_id === personId)).toEqual([]);
  });

  test('that the patient states is announced to the open page of the doctor of that appointment', async () => {
    const { patient, doctor } = await aVisit(product);
    const desk = await listenTo(doctor, product.url);
    await patient.put('/api/me/facts', { version: 0, sex: 'male' });
    await product.settle();
    await eventually(() => timesTold(desk, 'documents') === 1);
    desk.close();
  });

  test('that is saved twice at once is saved once', async () => {
    const patient = await product.patient();
    const replies = await Promise.all(
      [60, 70].map((weight) => patient.put('/api/me/facts', { version: 0, weight_kg: weight })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
