import { afterAll, beforeAll, expect, test } from 'vitest';
import { englishVisitor, signInByForms } from '../form-visits.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { fieldsOf, fillForm, formOn, formTags, sendForm } from '../page-form.ts';
import type { Visitor } from '../visitor.ts';

const PAGE = '/more/notices';

let product: TestProduct;
let patient: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  patient = englishVisitor(product);
  await signInByForms(product, patient);
});
afterAll(() => product.close());

const choices = async () => (await patient.get('/api/notices/choices')).body.data;

test('without script a kind is switched off by taking its tick away, and the page says that it was saved', async () => {
  const { appointments, ...rest } = formOn((await patient.get(PAGE)).text, 'notice-choices')!;
  expect(appointments).toBe('');
  const saved = await sendForm(patient, PAGE, { ...rest, words: 'on', whatsapp: 'on' });
  expect([saved.status, saved.text.includes('Saved.')]).toEqual([200, true]);
  expect(await choices()).toEqual({
    switched_off: ['appointments'],
    shows_words: true,
    by_whatsapp: true,
    whatsapp_offered: true,
    by_email: false,
    email_offered: false,
  });
  const form = formTags(saved.text).find(({ name }) => name === 'notice-choices')!;
  expect(Object.keys(fieldsOf(form.html))).toEqual(
    expect.arrayContaining(['follow-up', 'plans', 'medicine', 'words', 'whatsapp']),
  );
  expect(fieldsOf(form.html)).not.toHaveProperty('appointments');
});

test('without script a field that the form does not have is refused, and nothing is saved', async () => {
  const before = await choices();
  const refused = await fillForm(patient, PAGE, 'notice-choices', { money: 'on' });
  expect([refused.status, await choices()]).toEqual([400, before]);
});

test('without script a visitor who sends the form is asked to sign in', async () => {
  const fields = formOn((await patient.get(PAGE)).text, 'notice-choices')!;
  const refused = await sendForm(englishVisitor(product), PAGE, fields);
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.status).toBeLessThan(500);
  expect(refused.text).toContain('Sign in to see your notices.');
});
