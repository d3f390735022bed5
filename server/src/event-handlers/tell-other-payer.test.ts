import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, at, hold, pay } from '../../test/booking-makers.ts';
import { aMember } from '../../test/family-makers.ts';
import { openTestProduct } from '../../test/harness.ts';
import type { TestProduct } from '../../test/harness.ts';
import { messagesTo } from '../../test/one-time-code.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

test('whoever pays for somebody else gets no bare prompt and no silence: who asks, for whom, how much, and the receipt', async () => {
  const patient = await product.patient({ full_name: 'Neema Kamau', language: 'en' });
  const personId = await aMember(patient, { name: 'Mama Rehema Kamau' });
  const { body } = await hold(patient, await aDoctor(product), at(product, 2, '10:00'), { person_id: personId });
  const payer = '+255754990000';
  const reference = await pay(product, patient, body.data.id, { phone: payer });
  expect(await messagesTo(product, payer)).toEqual([
    'Tabibu: Neema Kamau asks you to pay TSh 15,000 for a doctor for Mama Rehema. Your network asks for your PIN now. You do not know Neema Kamau? Refuse.',
    `Tabibu: we have received the TSh 15,000 that you paid for Neema Kamau. Payment number: ${reference}`,
  ]);
});

test('nobody is told of a payment that they began themselves', async () => {
  const patient = await product.patient({ phone: '+255754980000', language: 'en' });
  const { body } = await hold(patient, await aDoctor(product), at(product, 2, '11:00'));
  await pay(product, patient, body.data.id, { phone: patient.phone });
  const told = await messagesTo(product, patient.phone);
  expect(told.filter((text) => /asks you to pay|that you paid for/.test(text))).toEqual([]);
  expect(told.at(-1)).toMatch(/is confirmed.*Join here from 10 minutes before: http\S+\/appointments\/[\w-]+$/);
});

test('no message about a member of a family calls her "Mama" alone', async () => {
  const patient = await product.patient({ language: 'en' });
  const personId = await aMember(patient, { name: 'Mama Rehema' });
  const { body } = await hold(patient, await aDoctor(product), at(product, 2, '12:00'), { person_id: personId });
  await pay(product, patient, body.data.id);
  expect((await messagesTo(product, patient.phone)).at(-1)).toContain('the appointment of Mama Rehema with');
});

test('a time is not left without its place where the doctor lives by another clock', async () => {
  const patient = await product.patient({ language: 'en' });
  const doctor = await aDoctor(product, { country: 'ZA', phone: '+27711234599' });
  const { body } = await hold(patient, doctor, at(product, 2, '10:00', 'ZA'));
  await pay(product, patient, body.data.id);
  expect((await messagesTo(product, patient.phone)).at(-1)).toContain(', 11:00 Tanzania time.');
});
