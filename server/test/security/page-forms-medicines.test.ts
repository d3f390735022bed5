import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { formOn, sendForm } from '../page-form.ts';
import { SCHEDULE, schedulesOf } from '../schedule-makers.ts';
import type { Visitor } from '../visitor.ts';

const PAGE = '/medicines';
const ID = '019a0000-0000-7000-8000-000000000018';

let product: TestProduct;
let patient: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  patient = await product.patient({ language: 'en' });
  await patient.put(`${schedulesOf(patient)}/${ID}`, { ...SCHEDULE, times: ['23:45'] });
});
afterAll(() => product.close());

const answers = async () =>
  (await patient.get(schedulesOf(patient))).body.data.doses.map(({ answer }: { answer: string | null }) => answer);

test('without script a dose is answered by its button, and the list says so', async () => {
  const fields = formOn((await patient.get(PAGE)).text, 'answer-dose')!;
  expect(fields['answer']).toBe('taken');
  const sent = await sendForm(patient, PAGE, fields);
  expect([sent.status, sent.headers['location']]).toEqual([303, PAGE]);
  expect(await answers()).toEqual(['taken']);
  expect((await patient.get(PAGE)).text).toContain('You answered: taken');
});

test('without script a time at which nothing is due is refused on the page, and nothing changes', async () => {
  const fields = formOn((await patient.get(PAGE)).text, 'answer-dose')!;
  const refused = await sendForm(patient, PAGE, { ...fields, due_at: '2038-01-01T05:00:00.000Z' });
  expect([refused.status, refused.text.includes('Nothing is due at this time')]).toEqual([409, true]);
  const crooked = await sendForm(patient, PAGE, { ...fields, person_id: '../x', schedule_id: '?' });
  expect(crooked.status).toBeGreaterThanOrEqual(400);
  expect(crooked.status).toBeLessThan(500);
  expect(await answers()).toEqual(['taken']);
});
