import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { qrCodeIn } from '../../../test/qr-code-of-pdf.ts';
import { ITEM, NOTE, REFERRAL, aVisit, documentOf, signed } from '../../../test/record-makers.ts';
import { addDays, wallClock } from '../../platform/time.ts';
import { paperOf } from './print-document.ts';
import { digestCode, digestName, sealContext, sealContent } from './seal-document.ts';
import * as store from './store.ts';
import { newCodes } from './verification-code.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const ZONE = 'Africa/Dar_es_Salaam';
const IN_ENGLISH = { zone: ZONE, language: 'en', specialty: 'Cardiologist' } as const;

describe('the printed document', () => {
  test.each([
    ['note', NOTE],
    ['prescription', { items: [ITEM] }],
    ['referral', REFERRAL],
    ['sick-note', { from_day: '', to_day: '' }],
  ] as const)('a %s is a PDF whose QR code contains its verification address', async (kind, given) => {
    const people = await aVisit(product);
    const { day } = wallClock(product.clock.now(), ZONE);
    const content = kind === 'sick-note' ? { from_day: day, to_day: addDays(day, 2) } : given;
    expect((await signed(people, kind, content)).status).toBe(200);
    const document = (await documentOf(people, kind)).body.data;
    const cookie = [...people.patient.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const pdf = await product.app.inject({
      method: 'GET',
      url: `/api/appointments/${people.bookingId}/documents/${document.id}/document.pdf`,
      headers: { host: 'localhost', cookie },
    });
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const url = qrCodeIn(pdf.rawPayload);
    expect(url).toBe(`http://localhost:3000/verify/${document.code}`);
    expect(
      (await product.visitor().get(new URL(url).pathname.replace('/verify/', '/api/verify/'))).body.data.kind,
    ).toBe(kind);
  });

  test('signed before documents had codes and facts is still verified and printed as before', async () => {
    const people = await aVisit(product);
    await people.doctor.put(`/api/doctor/visits/${people.bookingId}/prescription`, { version: 0, items: [ITEM] });
    const ctx = product.ctx();
    const draft = await ctx.db.one(store.standingLocked, { bookingId: people.bookingId, kind: 'prescription' });
    await ctx.db.one(store.saveDraft, {
      id: draft.id,
      version: 1,
      contentSealed: sealContent(ctx, draft.id, { items: [ITEM] }),
      followUpOn: null,
      now: draft.saved_at,
    });
    const [at, digest, until] = [product.clock.now(), digestName(ctx, draft.id, 'Asha Juma'), '2099-01-01'];
    const text = JSON.stringify([
      'document',
      draft.id,
      draft.booking_id,
      draft.patient_id,
      draft.doctor_id,
      'TZ',
      'prescription',
      'Neema',
      'cardiologist',
      digest,
      at.toISOString(),
      until,
      null,
      JSON.stringify({ items: [ITEM] }),
    ]);
    const codes = newCodes();
    await ctx.db.one(store.sign, {
      id: draft.id,
      version: 2,
      signedAt: at,
      signature: ctx.keys.sign('record', text),
      doctorName: 'Neema',
      specialty: 'cardiologist',
      registration: null,
      patientNameSealed: sealContext(ctx, 'patient_name', draft.id, 'Asha Juma'),
      patientNameDigest: digest,
      codeDigest: digestCode(ctx, codes.code),
      shortCodeDigest: digestCode(ctx, codes.short),
      codesSealed: sealContext(ctx, 'codes', draft.id, JSON.stringify(codes)),
      validUntil: until,
      factsSealed: null,
      safetySealed: null,
    });
    const old = await documentOf(people, 'prescription');
    const { lines, items } = paperOf(old.body.data, { ...IN_ENGLISH, language: 'sw' });
    expect([old.status, items[0]]).toEqual([
      200,
      {
        name: 'Artemether lumefantrine, 20/120 mg tablet',
        how: '4 tablets, kwa mdomo, 2 times a day, kwa siku 3',
        more: 'Idadi: 24 tablets. Kunywa na chakula',
      },
    ]);
    expect(lines.map(([label]) => label)).not.toContain('Umri');
  });

  test('shows age, sex and weight of a prescription as they were at its signing, whatever is stated later; a sick note shows the age only', async () => {
    const people = await aVisit(product);
    await people.patient.put('/api/me/facts', {
      version: 0,
      birth_date: '1990-05-04',
      sex: 'female',
      weight_kg: 61.5,
      pregnancy: 'yes',
    });
    const { day } = wallClock(product.clock.now(), ZONE);
    await signed(people, 'prescription', { items: [ITEM] });
    await signed(people, 'referral', REFERRAL);
    await signed(people, 'sick-note', { from_day: day, to_day: day });
    await people.patient.put('/api/me/facts', { version: 1, birth_date: '2001-01-01', sex: 'male', weight_kg: 80 });
    const linesOf = async (kind: string) =>
      paperOf((await documentOf(people, kind)).body.data, IN_ENGLISH).lines.map((line) => line.join(': '));
    const [prescription, referral, sick] = [
      await linesOf('prescription'),
      await linesOf('referral'),
      await linesOf('sick-note'),
    ];
    expect(prescription).toEqual(
      expect.arrayContaining(['Age: 47 years', 'Sex: female', expect.stringMatching(/^Weight: 61.5 kg, stated on /)]),
    );
    expect(prescription.some((line) => line.startsWith('Pregnant'))).toBe(false);
    expect(referral).toEqual(
      expect.arrayContaining(['Age: 47 years', expect.stringMatching(/^Pregnant: yes, stated on /)]),
    );
    expect(sick.filter((line) => /Age|Sex|Weight|Pregnant/.test(line))).toEqual(['Age: 47 years']);
    const { code } = (await documentOf(people, 'prescription')).body.data;
    expect((await product.visitor().get(`/api/verify/${code}`)).body.data.facts).toMatchObject({
      age: { years: 47 },
      sex: 'female',
      weight_kg: 61.5,
      pregnancy: null,
    });
    expect(
      (await product.visitor().get(`/api/verify/${(await documentOf(people, 'sick-note')).body.data.code}`)).body.data
        .facts,
    ).toBeNull();
  });

  test.each([
    [
      'sw',
      'Inatumika hadi',
      'kidonge cha 20/120 mg',
      'vidonge 4, kwa mdomo, mara 2 kwa siku, kwa siku 3',
      'Idadi: vidonge 24. Kunywa na chakula',
      'Daktari wa Moyo',
    ],
    [
      'en',
      'Valid until',
      '20/120 mg tablet',
      '4 tablets, by mouth, 2 times a day, for 3 days',
      'Quantity: 24 tablets. Kunywa na chakula',
      'Cardiologist',
    ],
    [
      'fr',
      'Valable jusqu’au',
      'comprimé de 20/120 mg',
      '4 comprimés, par la bouche, 2 fois par jour, pendant 3 jours',
      'Quantité\u00a0: 24 comprimés. Kunywa na chakula',
      'Cardiologue',
    ],
  ] as const)('a prescription is printed in %s', async (language, validUntil, form, how, more, specialty) => {
    const people = await aVisit(product);
    await signed(people, 'prescription', { items: [ITEM] });
    const paper = (await documentOf(people, 'prescription')).body.data;
    const { lines, items, blocks } = paperOf(paper, { zone: ZONE, language, specialty });
    expect(items).toEqual([{ name: `Artemether lumefantrine, ${form}`, how, more }]);
    expect(lines.map(([label]) => label)).toContain(validUntil);
    const texts = lines.map(([, text]) => text);
    expect(texts).toEqual(expect.arrayContaining(['Asha Juma', `Dkt. Neema Mushi, ${specialty}`]));
    expect(blocks).toEqual([]);
  });

  test('shows the diagnosis of a sick note only with consent, and the addenda of a note', async () => {
    const people = await aVisit(product);
    const { day } = wallClock(product.clock.now(), ZONE);
    await signed(people, 'sick-note', { from_day: day, to_day: day, diagnosis: 'Malaria', show_diagnosis: false });
    const sick = (await documentOf(people, 'sick-note')).body.data;
    const shown = { ...sick, sick_note: { ...sick.sick_note, show_diagnosis: true } };
    expect(JSON.stringify(paperOf(sick, IN_ENGLISH))).not.toContain('Malaria');
    expect(JSON.stringify(paperOf(shown, IN_ENGLISH))).toContain('Malaria');
    await signed(people, 'note', { ...NOTE, follow_up_on: addDays(day, 9) });
    await people.doctor.post(`/api/doctor/visits/${people.bookingId}/note/addenda`, { text: 'Vipimo vimerudi' });
    const { lines, blocks } = paperOf((await documentOf(people, 'note')).body.data, IN_ENGLISH);
    expect(blocks.map(([, text]) => text)).toEqual([
      NOTE.history,
      NOTE.findings,
      NOTE.assessment,
      NOTE.plan,
      'Vipimo vimerudi',
    ]);
    expect(lines.map(([label]) => label)).toContain('Come again');
  });

  test('a letter that no font has is refused at the signing and in an addendum, and the refusal names it; arrows and ɛ are printed', async () => {
    const people = await aVisit(product);
    const refused = await signed(people, 'note', { ...NOTE, plan: 'Dawa ሰላም' });
    expect([refused.status, refused.body.code, refused.body.params.letters]).toEqual([
      422,
      'record-unprintable',
      'ሰ ላ ም',
    ]);
    expect(refused.body.detail).toContain('ሰ ላ ም');
    const path = `/api/doctor/visits/${people.bookingId}/note`;
    expect((await people.doctor.put(path, { version: 1, ...NOTE, findings: 'Joto ↑ → ✓ ɛ ɔ' })).status).toBe(200);
    expect((await people.doctor.post(`${path}/sign`, { version: 2 })).status).toBe(200);
    expect((await people.doctor.post(`${path}/addenda`, { text: 'دواء' })).body.code).toBe('record-unprintable');
    const { id } = (await documentOf(people, 'note')).body.data;
    const cookie = [...people.patient.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const pdf = await product.app.inject({
      method: 'GET',
      url: `/api/appointments/${people.bookingId}/documents/${id}/document.pdf`,
      headers: { host: 'localhost', cookie },
    });
    expect([pdf.statusCode, pdf.rawPayload.includes('DejaVuSans')]).toEqual([200, true]);
  });

  test('a cancelled prescription can be printed and says that it is cancelled', async () => {
    const people = await aVisit(product);
    await signed(people, 'prescription', {
      items: Array.from({ length: 12 }, (_, place) => ({
        ...ITEM,
        medicine: `Dawa ya ${'abcdefghijkl'[place]}`,
        instruction: 'x'.repeat(400),
      })),
    });
    await people.doctor.post(`/api/doctor/visits/${people.bookingId}/prescription/cancel`, { reason: 'Kosa' });
    const { id } = (await documentOf(people, 'prescription')).body.data;
    expect(
      (await people.patient.get(`/api/appointments/${people.bookingId}/documents/${id}/document.pdf`)).status,
    ).toBe(200);
  });
});
