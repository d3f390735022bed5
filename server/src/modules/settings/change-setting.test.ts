import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SettingBody } from '@tabibu/contract/house-settings';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';
import { emergencyNumbersFrom, putSetting, readSettings } from './index.ts';

let product: TestProduct;
let one: Visitor;
let other: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
// A sign-in counts as a fresh factor for five minutes, and one test moves the clock.
beforeEach(async () => {
  one = await aMemberOfStaff(product, 'administrator');
  other = await aMemberOfStaff(product, 'administrator');
});

const ADDRESS = '/api/admin/settings';
const settingOf = async (key: string): Promise<SettingBody> =>
  ((await one.get(ADDRESS)).body.data as SettingBody[]).find((setting) => setting.key === key)!;
const change = async (key: string, value: string | null, who = one) =>
  who.put(`${ADDRESS}/${key}`, { version: (await settingOf(key)).version, value });
const site = async () => (await product.visitor().get('/api/site')).body.data;

test('a changed figure is what every visitor reads next, with who changed it, and is taken back from its history', async () => {
  await change('printed_figures', 'true');
  expect((await site()).figures).toMatchObject({ doctors: '100+', rating: '4.9' });
  const { status, body } = await change('figure_doctors', '180+');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ key: 'figure_doctors', value: '180+', history: [{ by: expect.any(String) }] });
  expect((await site()).figures.doctors).toBe('180+');
  const back = await one.post(`${ADDRESS}/figure_doctors/take-back`, { version: body.data.version });
  expect(back.body.data).toMatchObject({ value: null, history: [{ value: null }, { value: '180+' }] });
  expect((await site()).figures.doctors).toBe('100+');
});

test('taking back brings the value before, also of an operator, whose change has no name', async () => {
  await putSetting(product.ctx(), 'doctor_share', 75);
  await change('doctor_share', '70');
  const { version, history } = await settingOf('doctor_share');
  expect(history).toMatchObject([
    { value: 70, by: expect.any(String) },
    { value: 75, by: null },
  ]);
  const back = await one.post(`${ADDRESS}/doctor_share/take-back`, { version });
  expect(back.body.data).toMatchObject({ value: 75 });
  expect((await one.post(`${ADDRESS}/doctor_share/take-back`, { version })).body.code).toBe('setting-changed');
});

test('the second of two administrators is told and decides again; of two at once one is first', async () => {
  const { version } = await settingOf('answer_hours');
  expect((await one.put(`${ADDRESS}/answer_hours`, { version, value: '24' })).status).toBe(200);
  const second = await other.put(`${ADDRESS}/answer_hours`, { version, value: '12' });
  expect([second.status, second.body.code]).toEqual([409, 'setting-changed']);
  const now = await settingOf('answer_hours');
  expect(now.value).toBe(24);
  const answers = await Promise.all(
    [one, other].map((who) => who.put(`${ADDRESS}/answer_hours`, { version: now.version, value: '48' })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test.each([
  ['doctor_share', '101'],
  ['doctor_share', '80.5'],
  ['missed_share', '4/3'],
  ['figure_doctors', 'far more than twelve'],
  ['facebook_url', 'https://notfacebook.com/tabibu'],
  ['offices', ': nowhere'],
  ['office_hours', 'mon-fri 18:00-09:00'],
  ['unchecked_licences_until', '2020-01-31'],
  ['methods_ke', 'paypal'],
])('%s refuses %s and keeps what was set', async (key, value) => {
  const before = await settingOf(key);
  const { status, body } = await change(key, value);
  expect([status, body.code]).toEqual([422, 'setting-invalid']);
  expect(await settingOf(key)).toEqual(before);
});

test('nobody changes a setting without a fresh factor, and an unknown one is not there', async () => {
  const { version } = await settingOf('contact_phone');
  expect((await one.put(`${ADDRESS}/constructor`, { version, value: 'x' })).status).toBe(404);
  product.clock.advance(10 * MINUTE);
  const late = await one.put(`${ADDRESS}/contact_phone`, { version, value: '+255754000111' });
  expect([late.status, late.body.code]).toEqual([403, 'step-up-required']);
});

test('offices and their hours are what the contact page reads', async () => {
  expect((await site()).offices).toEqual([
    { place: 'Dar es Salaam', address: null },
    { place: 'Johannesburg', address: null },
  ]);
  await change('offices', 'Dar es Salaam: Bagamoyo Road 12\n\n Nairobi ');
  await change('office_hours', 'mon-sat 08:00-17:00');
  expect(await site()).toMatchObject({
    offices: [
      { place: 'Dar es Salaam', address: 'Bagamoyo Road 12' },
      { place: 'Nairobi', address: null },
    ],
    office_hours: { first_day: 1, last_day: 6, opens: '08:00', closes: '17:00' },
  });
});

test('emergency numbers are typed twice; then patients and messages have them, and those of the release come back when they are taken back', async () => {
  const put = async (value: string, repeated?: string) =>
    one.put(`${ADDRESS}/emergency_ke`, { version: (await settingOf('emergency_ke')).version, value, repeated });
  for (const repeated of [undefined, '119 general'])
    expect((await put('1199 ambulance, 999 general', repeated)).body.code).toBe('setting-not-repeated');
  expect((await put('1199 police', '1199 police')).body.code).toBe('setting-invalid');
  const saved = await put('1199 ambulance, 999 general', '1199 ambulance,999 general');
  expect(saved.body.data.value).toBe('1199 ambulance, 999 general');
  expect((await site()).emergency_numbers).toEqual([{ country: 'KE', numbers: '1199 ambulance, 999 general' }]);
  const first = async () => emergencyNumbersFrom(await readSettings(product.ctx()), 'KE')[0].number;
  expect(await first()).toBe('1199');
  await one.post(`${ADDRESS}/emergency_ke/take-back`, { version: saved.body.data.version });
  expect((await site()).emergency_numbers).toEqual([]);
  expect(await first()).toBe('999');
});
