import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { listenTo, timesTold, until } from '../../../test/live-stream.ts';
import { ITEM, aVisit } from '../../../test/record-makers.ts';

let product: TestProduct;
beforeAll(async () => { product = await openTestProduct(); });
afterAll(() => product.close());

const visitOf = (bookingId: string) => `/api/doctor/visits/${bookingId}`;

describe('allergies', () => {
  test('are said by patient and doctor; a medicine that meets one is signed only when the doctor has seen it', async () => {
    const people = await aVisit(product);
    const { patient, doctor, bookingId } = people;
    expect((await patient.get('/api/me/allergies')).body.data).toEqual({ version: 0, status: 'not-asked', said_by: null, said_at: null, items: [] });
    const none = await patient.put('/api/me/allergies', { version: 0, status: 'none-known' });
    expect(none.body.data).toMatchObject({ version: 1, status: 'none-known', said_by: 'patient', items: [] });
    const own = await patient.put('/api/me/allergies', { version: 1, status: 'listed', items: [{ substance: 'Pénicilline', reaction: 'Vipele' }] });
    const [kept] = own.body.data.items;
    expect((await doctor.put(`${visitOf(bookingId)}/allergies`, { version: 1, status: 'none-known' })).body).toMatchObject({ code: 'record-stale', params: { version: 2 } });
    const both = await doctor.put(`${visitOf(bookingId)}/allergies`, { version: 2, status: 'listed', items: [{ id: kept.id, substance: 'Pénicilline', reaction: 'Vipele' }, { substance: 'Sulfa' }] });
    expect(both.body.data.items).toMatchObject([{ id: kept.id, said_by: 'patient' }, { substance: 'Sulfa', said_by: 'doctor', reaction: '' }]);
    const saved = await doctor.put(`${visitOf(bookingId)}/prescription`, { version: 0, items: [{ ...ITEM, medicine: 'PENICILLINE V' }] });
    expect(saved.body.data.warnings).toEqual([{ item: 0, medicine: 'PENICILLINE V', substance: 'Pénicilline' }]);
    const refused = await doctor.post(`${visitOf(bookingId)}/prescription/sign`, { version: 1 });
    expect([refused.status, refused.body.code, refused.body.params.substance]).toEqual([409, 'allergy-unacknowledged', 'Pénicilline']);
    expect((await doctor.post(`${visitOf(bookingId)}/prescription/sign`, { version: 1, acknowledged: [{ medicine: 'PENICILLINE V', substance: 'Pénicilline' }] })).status).toBe(200);
  });

  test('that the patient adds after the doctor acknowledged another are told before anything is signed', async () => {
    const { patient, doctor, bookingId } = await aVisit(product);
    const path = `${visitOf(bookingId)}/prescription`;
    await patient.put('/api/me/allergies', { version: 0, status: 'listed', items: [{ substance: 'Amoxicillin' }] });
    await doctor.put(path, { version: 0, items: [{ ...ITEM, medicine: 'Amoxicillin' }, { ...ITEM, medicine: 'Ibuprofen' }] });
    const seen = { medicine: 'Amoxicillin', substance: 'Amoxicillin' };
    await patient.put('/api/me/allergies', { version: 1, status: 'listed', items: [{ substance: 'Amoxicillin' }, { substance: 'Ibuprofen' }] });
    const refused = await doctor.post(`${path}/sign`, { version: 1, acknowledged: [seen] });
    const added = { medicine: 'Ibuprofen', substance: 'Ibuprofen' };
    expect([refused.status, refused.body.code, refused.body.params]).toEqual([409, 'allergy-unacknowledged', { item: 1, ...added, warnings: [{ item: 0, ...seen }, { item: 1, ...added }] }]);
    expect(refused.body.detail).toContain('Ibuprofen');
    expect((await doctor.post(`${path}/sign`, { version: 1, acknowledged: [seen, added] })).status).toBe(200);
  });

  test('that the patient says reach the open page of the doctor of that visit, and nobody else', async () => {
    const people = await aVisit(product);
    const { browser: stranger } = await aWorkingDoctor(product);
    const [desk, other] = [await listenTo(people.doctor, product.url), await listenTo(stranger, product.url)];
    await people.patient.put('/api/me/allergies', { version: 0, status: 'none-known' });
    await product.settle();
    expect(await until(() => timesTold(desk, 'documents') === 1)).toBe(true);
    expect([desk.told.join('').includes(people.bookingId), timesTold(other, 'documents')]).toEqual([true, 0]);
    for (const stream of [desk, other]) stream.close();
  });

  test.each([
    [{ version: 0, status: 'listed', items: [] }], [{ version: 0, status: 'none-known', items: [{ substance: 'Aspirin' }] }], [{ version: 0, status: 'listed', items: [{ substance: '  ' }] }],
  ])('%j are refused', async (body) => {
    expect((await (await product.patient()).put('/api/me/allergies', body)).body.code).toBe('allergies-invalid');
  });

  test('said twice at once are said once', async () => {
    const patient = await product.patient();
    const replies = await Promise.all(['Aspirin', 'Sulfa'].map((substance) => patient.put('/api/me/allergies', { version: 0, status: 'listed', items: [{ substance }] })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("are not another doctor's business", async () => {
    const { bookingId } = await aVisit(product);
    const { browser } = await aWorkingDoctor(product);
    expect((await browser.put(`${visitOf(bookingId)}/allergies`, { version: 0, status: 'none-known' })).status).toBe(404);
  });
});
