import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, anAppointment, at, hold, pay } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { speaker } from '@tabibu/locales/server-speech';
import { linesOf } from './receipt-document.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

test('a settled payment has a receipt, as data and as PDF, for its payer only', async () => {
  const [patient, stranger] = [await product.patient(), await product.patient()];
  const { body } = await hold(patient, await aDoctor(product), at(product, 1, '10:00'));
  const open = await patient.post('/api/payments/save', {
    booking_id: body.data.id,
    full_name: 'Asha Juma',
    phone: '0754000000',
  });
  expect((await patient.get(`/api/receipts/${open.body.data.reference_id}`)).status).toBe(404);
  const reference = await pay(product, patient, body.data.id);
  const receipt = await patient.get(`/api/receipts/${reference}`);
  expect(receipt.body.data).toMatchObject({
    reference_id: reference,
    patient: 'Asha Juma',
    phone: '+255754000000',
    method: 'M-Pesa',
    price: { amount: 1_500_000, currency: 'TZS' },
    doctor_name: 'Dkt. Neema Mushi',
    specialty: 'Daktari wa Moyo',
    call_type: 'phone',
    refund: 'none',
    country: 'TZ',
  });
  expect(receipt.body.data.number).toMatch(/^R-20380115-[0-9A-Z]{8}$/);
  const pdf = await patient.get(`/api/receipts/${reference}/receipt.pdf`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.text.startsWith('%PDF-1.')).toBe(true);
  expect(pdf.text.trimEnd().endsWith('%%EOF')).toBe(true);
  for (const path of [`/api/receipts/${reference}`, `/api/receipts/${reference}/receipt.pdf`])
    expect((await stranger.get(path)).status).toBe(404);
  await patient.post(`/api/appointments/${body.data.id}/cancel`);
  expect((await patient.get(`/api/receipts/${reference}`)).body.data.refund).toBe('due');
});

test.each([
  ['sw', 'Imelipwa', 'Ijumaa, 15 Januari 2038, saa 9:41 alfajiri (03:41)'],
  ['en', 'Paid', 'Friday, 15 January 2038, 03:41'],
  ['fr', 'Payé le', 'vendredi 15 janvier 2038, 03:41'],
] as const)('the receipt is in the language %s, with the times of the country', (language, label, when) => {
  const lines = linesOf(
    {
      number: 'R-1',
      reference_id: 'TBB-1',
      paid_at: '2038-01-15T00:41:00.000Z',
      payer: 'Njeri Kamau',
      email: null,
      patient: "Wanjikũ Ng'ang'a",
      phone: '+254712345678',
      paid_by_phone: true,
      method: 'M-Pesa',
      provider_reference: null,
      price: { amount: 75_000, currency: 'KES' },
      consultation_price: { amount: 75_000, currency: 'KES' },
      credit: { amount: 0, currency: 'KES' },
      doctor_name: 'Dr. Achieng',
      specialty: '',
      doctor_type: 'general',
      call_type: 'video',
      is_emergency: false,
      starts_at: null,
      plan: null,
      country: 'KE',
      refund: 'none',
    },
    language,
    speaker(language),
  );
  expect(lines).toContainEqual([label, when]);
  expect(lines.map(([, text]) => text)).toContain("Wanjikũ Ng'ang'a");
  expect(lines).toContainEqual([speaker(language)('receipt.payer'), 'Njeri Kamau']);
  expect(lines).toContainEqual([speaker(language)('receipt.paying-phone'), '+254712345678']);
  expect(lines).toHaveLength(9);
});

test('a receipt names payer and patient separately, and says which wallet number paid', async () => {
  const patient = await product.patient();
  const id = await anAppointment(product, patient, await aDoctor(product), at(product, 5, '10:00'));
  const { payment_reference: reference } = (await patient.get(`/api/appointments/${id}`)).body.data;
  const me = (await patient.get('/api/me')).body.data;
  expect((await patient.get(`/api/receipts/${reference}`)).body.data).toMatchObject({
    payer: me.full_name,
    patient: 'Asha Juma',
    phone: '+255754000000',
    paid_by_phone: true,
  });
});

test('the receipt of a card payment does not call the phone number the one that paid', () => {
  const lines = linesOf(
    {
      number: 'R-1',
      reference_id: 'TBB-1',
      paid_at: '2038-01-15T00:41:00.000Z',
      payer: 'Njeri',
      email: null,
      patient: 'Njeri',
      phone: '+254712345678',
      paid_by_phone: false,
      method: 'Card',
      provider_reference: null,
      price: { amount: 75_000, currency: 'KES' },
      consultation_price: { amount: 75_000, currency: 'KES' },
      credit: { amount: 0, currency: 'KES' },
      doctor_name: 'Dr. Achieng',
      specialty: '',
      doctor_type: 'general',
      call_type: 'video',
      is_emergency: false,
      starts_at: null,
      plan: null,
      country: 'KE',
      refund: 'none',
    },
    'en',
    speaker('en'),
  );
  expect(lines.map(([label]) => label)).not.toContain('Number that paid');
});
