import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { aMember } from '../family-makers.ts';
import { fillForm, formOn, sendForm } from '../page-form.ts';
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

const NEW = { name: 'Amoxicillin', dose: '1', 'time-1': '08:00', 'time-2': '20:00' };
const schedulesIn = async (who: Visitor, person?: string) =>
  (await who.get(schedulesOf(who, person))).body.data.schedules as { id: string; version: number; state: string }[];

test('without script a medicine is written down once by two taps, changed, stopped and deleted', async () => {
  const juma = await product.patient({ language: 'en' });
  const page = await juma.get(`${PAGE}?add=medicine`);
  const fields = { ...formOn(page.text, 'schedule')!, ...NEW };
  for (const sent of [await sendForm(juma, PAGE, fields), await sendForm(juma, PAGE, fields)])
    expect([sent.status, sent.headers['location']]).toEqual([303, `${PAGE}?saved=1`]);
  const [saved, ...others] = await schedulesIn(juma);
  expect([saved, others]).toMatchObject([{ due: { name: 'Amoxicillin' }, times: ['08:00', '20:00'] }, []]);
  expect((await juma.get(`${PAGE}?saved=1`)).text).toContain('Saved. We remind you');

  const weekly = { every_days: '0', 'weekday-1': '1', 'weekday-5': '1', 'time-2': '' };
  const changed = await fillForm(juma, `${PAGE}?change=${saved!.id}`, 'schedule', weekly);
  expect(changed.status).toBe(303);
  expect(await schedulesIn(juma)).toMatchObject([{ version: 2, times: ['08:00'], weekdays: [1, 5] }]);
  expect((await juma.get(PAGE)).text).toContain('Monday, Friday');

  expect((await fillForm(juma, `${PAGE}?stop=${saved!.id}`, 'stop-schedule', {})).status).toBe(303);
  expect(await schedulesIn(juma)).toMatchObject([{ state: 'stopped' }]);
  const asked = await juma.get(`${PAGE}?delete=${saved!.id}`);
  expect(asked.text).toContain('This deletes the reminder');
  const deleted = await sendForm(juma, PAGE, formOn(asked.text, 'delete-schedule')!);
  expect([deleted.status, await schedulesIn(juma)]).toEqual([303, []]);
});

test('without script what is wrong with a reminder stands at its field, and what was typed comes back', async () => {
  const juma = await product.patient({ language: 'en' });
  const address = `${PAGE}?add=medicine`;
  const wrong = { ...NEW, name: '', 'time-2': '08:00', every_days: '0', days: '900' };
  const refused = await fillForm(juma, address, 'schedule', wrong);
  expect(refused.status).toBe(422);
  for (const words of [
    'Write the name of the medicine.',
    'Write a time, each one once.',
    'Choose at least one day of the week below.',
    'Write a whole number from 1 to 730.',
  ])
    expect(refused.text).toContain(words);
  expect(formOn(refused.text, 'schedule')).toMatchObject({
    dose: '1',
    'time-2': '08:00',
    every_days: '0',
    days: '900',
  });
  expect(await schedulesIn(juma)).toEqual([]);
});

test('without script the reminder of a member is the member’s, and that of a stranger is neither changed nor deleted', async () => {
  const member = await aMember(patient);
  const sent = await fillForm(patient, `${PAGE}/${member}?add=measuring`, 'schedule', {
    reading: 'weight',
    'time-1': '07:00',
  });
  expect(sent.status, sent.text.slice(0, 500)).toBe(303);
  expect(await schedulesIn(patient, member)).toMatchObject([{ due: { kind: 'measuring', reading: 'weight' } }]);
  const stranger = await product.patient({ language: 'en' });
  const fields = { ...formOn((await stranger.get(`${PAGE}?add=medicine`)).text, 'schedule')!, ...NEW };
  const foreign = { ...fields, person_id: patient.accountId, schedule_id: ID, version: '1' };
  expect((await sendForm(stranger, PAGE, foreign)).status).toBe(404);
  const gone = { ...foreign, 'form-name': 'delete-schedule' };
  for (const name of [...Object.keys(NEW), 'version', 'kind', 'every_days', 'days', 'time-3', 'time-4', 'refill'])
    delete (gone as Record<string, string>)[name];
  expect((await sendForm(stranger, PAGE, gone)).status).toBe(404);
  expect((await schedulesIn(patient)).map(({ id }) => id)).toContain(ID);
});
