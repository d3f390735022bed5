import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aMember } from '../family-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { fillForm, formOn, sendForm } from '../page-form.ts';
import { measure } from '../reading-makers.ts';
import type { Visitor } from '../visitor.ts';

const PAGE = '/readings';

let product: TestProduct;
let patient: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ pages: true });
});
afterAll(() => product.close());
beforeEach(async () => {
  patient = await product.patient({ language: 'en' });
});

const stored = async (person = patient.accountId) =>
  (await patient.get(`/api/people/${person}/readings`)).body.data.readings as object[];

test('without script a reading is written down, also by two taps, and is named in no address', async () => {
  const fields = { ...formOn((await patient.get(PAGE)).text, 'add-reading')!, systolic: '128', diastolic: '82' };
  const first = await sendForm(patient, PAGE, fields);
  product.clock.advance(1000);
  const second = await sendForm(patient, PAGE, fields);
  const address = String(first.headers['location']);
  expect([first.status, second.status, second.headers['location']]).toEqual([303, 303, address]);
  expect(address).toMatch(/^\/readings\?saved=[\w-]{36}$/);
  expect(await stored()).toMatchObject([{ kind: 'blood-pressure', values: { systolic: 128, diastolic: 82 } }]);
  expect((await patient.get(address)).text.includes('The reading is saved')).toBe(true);
});

test('without script what is wrong stands at its field, and what was typed comes back', async () => {
  const refused = await fillForm(patient, PAGE, 'add-reading', {
    systolic: '400',
    diastolic: '82',
    measured_at: '2038-01-14T08:00',
  });
  expect([refused.status, refused.text.includes('It has to lie between 50 and 300.')]).toEqual([422, true]);
  expect(formOn(refused.text, 'add-reading')).toMatchObject({
    systolic: '400',
    diastolic: '82',
    measured_at: '2038-01-14T08:00',
  });
  const ahead = await fillForm(patient, PAGE, 'add-reading', {
    systolic: '128',
    diastolic: '82',
    measured_at: '2199-01-01T08:00',
  });
  expect([ahead.status, formOn(ahead.text, 'add-reading')?.['systolic']]).toEqual([422, '128']);
  for (const measured_at of ['jana', '2038-02-31T08:00', '2038-01-14T99:00'])
    expect(
      (await fillForm(patient, PAGE, 'add-reading', { systolic: '128', diastolic: '82', measured_at })).status,
    ).toBe(422);
  expect(await stored()).toEqual([]);
});

test('without script the time that was typed is one of the clock of the account', async () => {
  await fillForm(patient, PAGE, 'add-reading', { systolic: '128', diastolic: '82', measured_at: '2038-01-14T08:00' });
  expect(await stored()).toMatchObject([{ measured_at: '2038-01-14T05:00:00.000Z' }]);
});

test('without script another kind brings its own fields first, and blood sugar its unit', async () => {
  const other = await fillForm(patient, PAGE, 'add-reading', { kind: 'blood-sugar', systolic: '128', diastolic: '' });
  expect(other.status).toBe(200);
  expect(formOn(other.text, 'add-reading')).toMatchObject({ kind: 'blood-sugar', unit: 'mmol_l', mmol_l: '' });
  const inUnit = await sendForm(patient, PAGE, { ...formOn(other.text, 'add-reading')!, unit: 'mg_dl', mmol_l: '108' });
  const fields = formOn(inUnit.text, 'add-reading')!;
  expect([fields['mg_dl'], await stored()]).toEqual(['', []]);
  await sendForm(patient, PAGE, { ...fields, mg_dl: '108', meal: 'fasting' });
  expect(await stored()).toMatchObject([{ kind: 'blood-sugar', values: { mg_dl: 108 }, meal: 'fasting' }]);
});

test('without script an unusual value is asked about once, and asked about anew when it was changed', async () => {
  const asked = await fillForm(patient, PAGE, 'add-reading', { systolic: '230', diastolic: '110' });
  expect([asked.status, asked.text.includes('Are you sure?'), await stored()]).toEqual([422, true, []]);
  const fields = formOn(asked.text, 'add-reading')!;
  const changed = await sendForm(patient, PAGE, { ...fields, systolic: '240' });
  expect([changed.status, await stored()]).toEqual([422, []]);
  expect((await sendForm(patient, PAGE, fields)).status).toBe(303);
  expect(await stored()).toMatchObject([{ values: { systolic: 230 } }]);
});

test('without script an urgent value asks to measure again, and the second one brings the emergency card', async () => {
  const measured = async (systolic: string) => {
    const sent = await fillForm(patient, PAGE, 'add-reading', { systolic, diastolic: '112' });
    return (await patient.get(String(sent.headers['location']))).text;
  };
  expect(await measured('186')).toContain('Measure again in 5 minutes');
  product.clock.advance(6 * 60_000);
  const second = await measured('188');
  expect(second).toMatch(/href="tel:\d+"/);
  expect(second).toContain('href="/emergency"');
});

test('without script the reading of a member goes to the member, and that of anybody else nowhere', async () => {
  const member = await aMember(patient);
  const page = `${PAGE}/${member}`;
  const sent = await fillForm(patient, page, 'add-reading', { systolic: '100', diastolic: '60' });
  expect([sent.status, String(sent.headers['location']).startsWith(`${page}?saved=`)]).toEqual([303, true]);
  expect([(await stored(member)).length, await stored()]).toEqual([1, []]);
  const stranger = await product.patient({ language: 'en' });
  await measure(stranger);
  const foreign = await fillForm(patient, PAGE, 'add-reading', {
    person_id: stranger.accountId,
    systolic: '100',
    diastolic: '60',
  });
  expect([foreign.status, formOn(foreign.text, 'add-reading')?.['systolic']]).toEqual([404, '100']);
});

test('without script a reading is corrected, refused at its field, and deleted after a question', async () => {
  const id = randomUUID();
  await measure(patient, {}, { id });
  const page = `${PAGE}?correct=${id}`;
  const refused = await fillForm(patient, page, 'correct-reading', { systolic: '400' });
  expect([refused.status, refused.text.includes('It has to lie between 50 and 300.')]).toEqual([422, true]);
  expect(formOn(refused.text, 'correct-reading')).toMatchObject({ reading_id: id, systolic: '400', diastolic: '82' });
  const corrected = await sendForm(patient, PAGE, { ...formOn(refused.text, 'correct-reading')!, systolic: '118' });
  expect([corrected.status, corrected.headers['location']]).toEqual([303, `${PAGE}?saved=${id}`]);
  expect(await stored()).toMatchObject([{ id, version: 2, values: { systolic: 118, diastolic: 82, pulse: 71 } }]);
  const late = await fillForm(patient, page, 'correct-reading', { systolic: '119', version: '1' });
  expect([late.status, (await stored()).length]).toEqual([409, 1]);
  expect((await fillForm(patient, `${PAGE}?delete=${id}`, 'delete-reading', {})).headers['location']).toBe(PAGE);
  expect(await stored()).toEqual([]);
});
