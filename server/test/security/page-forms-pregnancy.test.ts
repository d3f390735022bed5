import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter } from '@tabibu/contract/pregnancy-dates';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { fieldsOf, formOn, formTags, sendForm } from '../page-form.ts';
import { BIRTH_PLAN, pregnancyOf, startedBefore } from '../pregnancy-makers.ts';
import type { Visitor } from '../visitor.ts';

const PAGE = '/more/health/pregnancy';

let product: TestProduct;
let patient: Visitor;
let today: string;
beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  patient = await product.patient({ language: 'en' });
  ({ today } = await stateOf());
});
afterAll(() => product.close());

const stateOf = async () => (await patient.get(pregnancyOf(patient))).body.data;
const page = async () => (await patient.get(PAGE)).text;
const forms = async (name: string) =>
  formTags(await page())
    .filter((form) => form.name === name)
    .map(({ html }) => fieldsOf(html));

test('without script an impossible day is refused on the page, which keeps it', async () => {
  const fields = formOn(await page(), 'pregnancy-day')!;
  const day = dayAfter(today, -400);
  const refused = await sendForm(patient, PAGE, { ...fields, day });
  expect([refused.status, refused.text.includes('younger than 3 weeks')]).toEqual([422, true]);
  expect(formOn(refused.text, 'pregnancy-day')).toMatchObject({ day, basis: 'last-period' });
  expect((await stateOf()).pregnancy).toBeNull();
});

test('without script a pregnancy is stated, its week and danger signs are read, and the day is corrected', async () => {
  const fields = formOn(await page(), 'pregnancy-day')!;
  const sent = await sendForm(patient, PAGE, { ...fields, day: startedBefore(today, 20, 3) });
  expect([sent.status, sent.headers['location']]).toEqual([303, PAGE]);
  const text = await page();
  for (const words of ['20 weeks and 3 days', 'Half of the way', 'Bleeding from the vagina', 'href="tel:112"'])
    expect(text).toContain(words);
  const known = formOn(text, 'pregnancy-day')!;
  await sendForm(patient, PAGE, { ...known, basis: 'expected', day: dayAfter(today, 140) });
  expect((await stateOf()).pregnancy).toMatchObject({ basis: 'expected', weeks: 20, days: 0, version: 2 });
});

test('without script a check-up is ticked, and the tick is taken away', async () => {
  const [first] = await forms('pregnancy-visit');
  expect(first).toMatchObject({ week: '20', done: 'true' });
  expect((await sendForm(patient, PAGE, first!)).status).toBe(303);
  const done = async () =>
    (await stateOf()).pregnancy.contacts.flatMap((one: { week: number; done: boolean }) =>
      one.done ? [one.week] : [],
    );
  expect(await done()).toEqual([20]);
  const ticked = (await forms('pregnancy-visit')).find(({ week }) => week === '20')!;
  await sendForm(patient, PAGE, ticked);
  expect(await done()).toEqual([]);
});

test('without script a birth plan is written and then stands on the page as text', async () => {
  const fields = formOn(await page(), 'birth-plan')!;
  expect((await sendForm(patient, PAGE, { ...fields, ...BIRTH_PLAN })).status).toBe(303);
  expect((await stateOf()).pregnancy.birth_plan).toEqual(BIRTH_PLAN);
  expect(await page()).toContain(`<dd>${BIRTH_PLAN.place}</dd>`);
});

test('without script the end is said in two ways, and a birth in the future is refused', async () => {
  const [born, ended] = await forms('pregnancy-end');
  expect([born?.['outcome'], ended?.['outcome']]).toEqual(['born', 'ended']);
  const refused = await sendForm(patient, PAGE, { ...born!, day: dayAfter(today, 1) });
  expect([refused.status, refused.text.includes('does not lie within this pregnancy')]).toEqual([422, true]);
  const crooked = await sendForm(patient, PAGE, { ...born!, person_id: '../x', day: 'x' });
  expect(crooked.status).toBeGreaterThanOrEqual(400);
  expect(crooked.status).toBeLessThan(500);
  expect((await sendForm(patient, PAGE, ended!)).status).toBe(303);
  const text = await page();
  expect(text).toContain('Give yourself time and rest');
  expect(text).not.toContain('Congratulations');
});
