import { MEDICINES_VERSION } from '@tabibu/medicines/knowledge';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { ITEM, aVisit, documentOf, signed } from '../../../test/record-makers.ts';
import { paperOf } from './print-document.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const ZONE = 'Africa/Dar_es_Salaam';
const prescribed = (...names: string[]) => ({ items: names.map((medicine) => ({ ...ITEM, medicine })) });
const allergyText = (document: never) =>
  paperOf(document, { zone: ZONE, language: 'en', specialty: 'Cardiologist' }).lines.find(
    ([label]) => label === 'Allergies',
  )?.[1];

describe('a prescription at its signing', () => {
  test.each(['amoxicillin', 'Ampicillin', 'Augmentin 625', 'Ampiclox', 'flucloxacillin', 'Penisilini', 'Amoxil500mg'])(
    '%s is never signed over a penicillin allergy without a written reason',
    async (medicine) => {
      const people = await aVisit(product);
      await people.patient.put('/api/me/allergies', {
        version: 0,
        status: 'listed',
        items: [{ substance: 'Penicillin', reaction: 'Vipele' }],
      });
      const refused = await signed(people, 'prescription', prescribed(medicine));
      expect([refused.status, refused.body.code]).toEqual([409, 'finding-unacknowledged']);
    },
  );

  test('is checked against the facts of that moment, and stores them', async () => {
    const people = await aVisit(product);
    const base = `/api/doctor/visits/${people.bookingId}`;
    await people.patient.put('/api/me/allergies', { version: 0, status: 'none-known' });
    const saved = (
      await people.doctor.put(`${base}/prescription`, { version: 0, ...prescribed('Doxycycline', 'Dawa X') })
    ).body.data;
    expect(saved.safety.findings.map(({ level }: { level: string }) => level)).toEqual(['care', 'care']);
    expect(saved.safety.not_compared).toEqual(
      expect.arrayContaining([
        { kind: 'medicine', text: 'Dawa X', item: 1, suggestion: null },
        { kind: 'fact', text: 'age', item: null, suggestion: null },
      ]),
    );
    await people.patient.put('/api/me/facts', { version: 0, birth_date: '2032', sex: 'male' });
    const refused = await people.doctor.post(`${base}/prescription/sign`, { version: 1 });
    expect(refused.body).toMatchObject({
      code: 'finding-unacknowledged',
      params: { findings: [{ about: 'teeth', level: 'avoid', certain: true }] },
    });
    const [{ key }] = refused.body.params.findings;
    const done = await people.doctor.post(`${base}/prescription/sign`, {
      version: 1,
      acknowledged: [{ key, reason: 'Kipindupindu, hakuna nyingine' }],
    });
    expect(done.body.data.safety).toMatchObject({
      version: MEDICINES_VERSION,
      acknowledged: [{ key, reason: 'Kipindupindu, hakuna nyingine' }],
      allergies: { status: 'none-known', said_by: 'patient' },
    });
    await people.patient.put('/api/me/allergies', {
      version: 1,
      status: 'listed',
      items: [{ substance: 'Doxycycline' }],
    });
    expect((await people.doctor.get(base)).body.data.prescription.safety).toEqual(done.body.data.safety);
    const { rows } = await product.db.pool.query(
      "select details from audit_log where action = 'records.sign' order by at desc limit 1",
    );
    expect(rows[0].details).toMatchObject({ medicines: MEDICINES_VERSION, findings: 1, acknowledged: 1 });
    expect(JSON.stringify(rows)).not.toContain('Kipindupindu');
  });

  test('the stored facts and findings cannot be changed or deleted in the database', async () => {
    const people = await aVisit(product);
    await signed(people, 'prescription', prescribed('Paracetamol'));
    const sealed = (change: string) =>
      asSystem(
        product,
        `update visit_documents set safety_sealed = ${change} where booking_id = $1 and kind = 'prescription'`,
        [people.bookingId],
      );
    await expect(sealed("'x'")).rejects.toThrow('never changes');
    await expect(sealed('null')).rejects.toThrow('never changes');
  });

  test.each([
    [
      { status: 'listed', items: [{ substance: 'Penicillin', reaction: 'Vipele' }] },
      /^As stated by the patient on .*2\d{3}: Penicillin \(Vipele\)$/,
    ],
    [{ status: 'none-known' }, /^No allergies, as stated by the patient on /],
    [undefined, /^Nobody has asked the patient yet/],
  ])('allergies %j are shown on the printed document and to the pharmacy', async (said, words) => {
    const people = await aVisit(product);
    if (said !== undefined) await people.patient.put('/api/me/allergies', { version: 0, ...said });
    expect((await signed(people, 'prescription', prescribed('Paracetamol'))).status).toBe(200);
    const { data } = (await documentOf(people, 'prescription')).body;
    expect(allergyText(data as never)).toMatch(words);
    const shown = (await product.visitor().get(`/api/verify/${data.code}`)).body.data.prescription.allergies;
    expect(shown).toEqual(data.prescription.allergies);
    expect(shown.status).toBe(said?.status ?? 'not-asked');
    await people.doctor.post(`/api/doctor/visits/${people.bookingId}/prescription/cancel`, { reason: 'Kosa' });
    expect((await product.visitor().get(`/api/verify/${data.code}`)).body.data.prescription.allergies).toBeNull();
  });
});
