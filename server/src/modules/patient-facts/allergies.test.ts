import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { listenTo, timesTold } from '../../../test/live-stream.ts';
import { ITEM, aVisit } from '../../../test/record-makers.ts';
import { eventually } from '../../../test/slow-machines.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const visitOf = (bookingId: string) => `/api/doctor/visits/${bookingId}`;

describe('allergies', () => {
  test('are stated by patient and doctor; a medicine that conflicts with one can be signed only after the doctor acknowledged it', async () => {
    const people = await aVisit(product);
    const { patient, doctor, bookingId } = people;
    expect((await patient.get('/api/me/allergies')).body.data).toEqual({
      version: 0,
      status: 'not-asked',
      said_by: null,
      said_at: null,
      items: [],
    });
    const none = await patient.put('/api/me/allergies', { version: 0, status: 'none-known' });
    expect(none.body.data).toMatchObject({ version: 1, status: 'none-known', said_by: 'patient', items: [] });
    const own = await patient.put('/api/me/allergies', {
      version: 1,
      status: 'listed',
      items: [{ substance: 'Pénicilline', reaction: 'Vipele' }],
    });
    const [kept] = own.body.data.items;
    expect(
      (await doctor.put(`${visitOf(bookingId)}/allergies`, { version: 1, status: 'none-known' })).body,
    ).toMatchObject({ code: 'record-stale', params: { version: 2 } });
    const both = await doctor.put(`${visitOf(bookingId)}/allergies`, {
      version: 2,
      status: 'listed',
      items: [{ id: kept.id, substance: 'Pénicilline', reaction: 'Vipele' }, { substance: 'Sulfa' }],
    });
    expect(both.body.data.items).toMatchObject([
      { id: kept.id, said_by: 'patient' },
      { substance: 'Sulfa', said_by: 'doctor', reaction: '' },
    ]);
    const saved = await doctor.put(`${visitOf(bookingId)}/prescription`, {
      version: 0,
      items: [{ ...ITEM, medicine: 'PENICILLINE V' }],
    });
    const [{ key }] = saved.body.data.safety.findings;
    expect(saved.body.data.safety.findings).toMatchObject([
      {
        kind: 'allergy-group',
        level: 'avoid',
        items: [0],
        medicine: 'PENICILLINE V',
        other: 'Pénicilline',
        about: 'penicillin',
      },
    ]);
    const refused = await doctor.post(`${visitOf(bookingId)}/prescription/sign`, { version: 1 });
    expect([refused.status, refused.body.code, refused.body.params.findings[0].key]).toEqual([
      409,
      'finding-unacknowledged',
      key,
    ]);
    for (const reason of ['', '   '])
      expect(
        (await doctor.post(`${visitOf(bookingId)}/prescription/sign`, { version: 1, acknowledged: [{ key, reason }] }))
          .body.code,
      ).toBe('finding-unacknowledged');
    const signed = await doctor.post(`${visitOf(bookingId)}/prescription/sign`, {
      version: 1,
      acknowledged: [{ key, reason: 'Alivumilia mara tatu' }],
    });
    expect([signed.status, signed.body.data.safety.acknowledged]).toEqual([
      200,
      [{ key, reason: 'Alivumilia mara tatu' }],
    ]);
  });

  test('that the patient adds after the doctor acknowledged others prevent the signing until the doctor acknowledges them too', async () => {
    const { patient, doctor, bookingId } = await aVisit(product);
    const path = `${visitOf(bookingId)}/prescription`;
    await patient.put('/api/me/allergies', { version: 0, status: 'listed', items: [{ substance: 'Amoxicillin' }] });
    await doctor.put(path, {
      version: 0,
      items: [
        { ...ITEM, medicine: 'Amoxicillin' },
        { ...ITEM, medicine: 'Metronidazole' },
      ],
    });
    const seen = { key: 'allergy|amoxicillin|amoxicillin|amoxicillin', reason: 'Hakuna nyingine' };
    await patient.put('/api/me/allergies', {
      version: 1,
      status: 'listed',
      items: [{ substance: 'Amoxicillin' }, { substance: 'Metronidazole' }],
    });
    const refused = await doctor.post(`${path}/sign`, { version: 1, acknowledged: [seen] });
    const added = { key: 'allergy|metronidazole|metronidazole|metronidazole', reason: 'Dozi ndogo' };
    expect([
      refused.status,
      refused.body.code,
      refused.body.params.findings.map(({ key }: { key: string }) => key),
    ]).toEqual([409, 'finding-unacknowledged', [seen.key, added.key]]);
    expect([refused.body.params.count, refused.body.detail]).toEqual([1, expect.stringContaining('Metronidazole')]);
    expect((await doctor.post(`${path}/sign`, { version: 1, acknowledged: [seen, added] })).status).toBe(200);
  });

  test('that the patient states are announced to the open page of the doctor of that appointment, and to nobody else', async () => {
    const people = await aVisit(product);
    const { browser: stranger } = await aWorkingDoctor(product);
    const [desk, other] = [await listenTo(people.doctor, product.url), await listenTo(stranger, product.url)];
    await people.patient.put('/api/me/allergies', { version: 0, status: 'none-known' });
    await product.settle();
    await eventually(() => timesTold(desk, 'documents') === 1);
    expect([desk.told.join('').includes(people.bookingId), timesTold(other, 'documents')]).toEqual([true, 0]);
    for (const stream of [desk, other]) stream.close();
  });

  test.each([
    [{ version: 0, status: 'listed', items: [] }],
    [{ version: 0, status: 'none-known', items: [{ substance: 'Aspirin' }] }],
    [{ version: 0, status: 'listed', items: [{ substance: '  ' }] }],
  ])('%j are refused', async (body) => {
    expect((await (await product.patient()).put('/api/me/allergies', body)).body.code).toBe('allergies-invalid');
  });

  test('are thirty at most', async () => {
    const patient = await product.patient();
    const items = Array.from({ length: 30 }, (_, number) => ({ substance: `Kitu ${number}` }));
    const full = await patient.put('/api/me/allergies', { version: 0, status: 'listed', items });
    expect(full.body.data.items).toHaveLength(30);
    const kept = full.body.data.items.map(({ id, substance }: { id: string; substance: string }) => ({
      id,
      substance,
    }));
    const more = { version: 1, status: 'listed', items: [...kept, { substance: 'Sulfa' }] };
    expect((await patient.put('/api/me/allergies', more)).body).toMatchObject({
      code: 'allergies-full',
      params: { most: 30 },
    });
  });

  test('that are saved twice at once are saved once', async () => {
    const patient = await product.patient();
    const replies = await Promise.all(
      ['Aspirin', 'Sulfa'].map((substance) =>
        patient.put('/api/me/allergies', { version: 0, status: 'listed', items: [{ substance }] }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('are not shown to another doctor', async () => {
    const { bookingId } = await aVisit(product);
    const { browser } = await aWorkingDoctor(product);
    expect((await browser.put(`${visitOf(bookingId)}/allergies`, { version: 0, status: 'none-known' })).status).toBe(
      404,
    );
  });
});
