import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, MINUTE, addDays, wallClock } from '../../platform/time.ts';

let product: TestProduct;
let one: Visitor;
let other: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  one = await aMemberOfStaff(product, 'administrator');
  other = await aMemberOfStaff(product, 'administrator');
});

const ADDRESS = '/api/admin/page-texts';
const body = (words: string) => ({ sw: `${words} sw`, en: `${words} en`, fr: `${words} fr` });
const read = async (page: string, language = 'en') =>
  (await product.visitor().get(`/api/page-texts/${page}`)).body.data.text?.[language] ?? null;

test('a text is read by everybody at once in each language, and taken back from its history', async () => {
  expect(await read('about')).toBeNull();
  const first = await one.put(`${ADDRESS}/about`, { version: 0, body: body('New'), begins_on: null });
  expect(first.body.data).toMatchObject({ version: 1, in_force: 1, versions: [{ by: expect.any(String) }] });
  expect([await read('about', 'sw'), await read('about', 'fr')]).toEqual(['New sw', 'New fr']);
  expect(await read('terms')).toBeNull();
  const second = await one.put(`${ADDRESS}/about`, { version: 1, body: body('Newer'), begins_on: null });
  const { version } = second.body.data;
  expect((await one.post(`${ADDRESS}/about/take-back`, { version })).body.data).toMatchObject({ in_force: 3 });
  expect(await read('about')).toBe('New en');
  expect((await one.post(`${ADDRESS}/about/take-back`, { version })).body.code).toBe('page-text-changed');
});

test('a text for a later day comes into force when it begins in Dar es Salaam, unless it is taken back', async () => {
  const today = product.clock.now().toISOString().slice(0, 10);
  const save = (version: number, words: string, begins_on: string) =>
    one.put(`${ADDRESS}/terms`, { version, body: body(words), begins_on });
  for (const day of [today, addDays(today, 400)])
    expect((await save(0, 'Never', day)).body.code).toBe('page-text-day-invalid');
  const planned = await save(0, 'Later', addDays(today, 2));
  expect(planned.body.data).toMatchObject({ version: 1, in_force: null });
  expect(await read('terms')).toBeNull();
  product.clock.set(new Date(`${addDays(today, 1)}T21:00:00.000Z`));
  expect(await read('terms')).toBe('Later en');
  one = await aMemberOfStaff(product, 'administrator');
  await save(1, 'Never', addDays(today, 5));
  await one.post(`${ADDRESS}/terms/take-back`, { version: 2 });
  product.clock.advance(8 * DAY);
  expect(await read('terms')).toBe('Later en');
});

test('a text needs every language and a fresh factor, and the second of two administrators decides again', async () => {
  const whole = { version: 0, body: body('Privacy'), begins_on: null };
  const missing = await one.put(`${ADDRESS}/privacy`, { ...whole, body: { ...whole.body, fr: ' ' } });
  expect([missing.status, missing.body.code]).toEqual([422, 'page-text-incomplete']);
  expect((await one.put(`${ADDRESS}/privacy`, whole)).status).toBe(200);
  expect((await other.put(`${ADDRESS}/privacy`, whole)).body.code).toBe('page-text-changed');
  product.clock.advance(10 * MINUTE);
  expect((await one.put(`${ADDRESS}/privacy`, { ...whole, version: 1 })).body.code).toBe('step-up-required');
});

test('a reader opens every version that was in force, and none that was replaced before its day', async () => {
  const read = async (page: string) => (await product.visitor().get(`/api/page-texts/${page}`)).body.data.versions;
  const open = (version: number) => product.visitor().get(`/api/page-texts/privacy/version?version=${version}`);
  const { version: before } = (await one.get(ADDRESS)).body.data.find(
    ({ page }: { page: string }) => page === 'privacy',
  );
  const today = wallClock(product.clock.now(), 'Africa/Dar_es_Salaam').day;
  const save = (after: number, words: string, begins_on: string | null) =>
    one.put(`${ADDRESS}/privacy`, { version: before + after, body: body(words), begins_on });
  await save(0, 'First', null);
  await save(1, 'Never', addDays(today, 3));
  await save(2, 'Second', addDays(today, 2));
  expect((await read('privacy'))[0]).toEqual({ version: before + 1, since: today });
  expect([(await open(before + 3)).status, (await open(before + 2)).status]).toEqual([404, 404]);
  product.clock.advance(2 * DAY);
  const versions = await read('privacy');
  expect(versions.slice(0, 2)).toEqual([
    { version: before + 3, since: addDays(today, 2) },
    { version: before + 1, since: today },
  ]);
  expect(versions.at(-1)).toEqual({ version: 0, since: expect.any(String) });
  expect([(await open(before + 1)).body.data.text.en, (await open(0)).body.data.text]).toEqual(['First en', null]);
});
