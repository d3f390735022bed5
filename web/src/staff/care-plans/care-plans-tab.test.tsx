import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanBody, PlanListBody } from '../../api/plan-desk.ts';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { sectionAt } from '../sections.tsx';
import StaffScreen from '../staff-screen.tsx';
import { changesBetween, onTopOf } from './plan-changes.ts';

beforeEach(stopTime);
const PATH = '/admin/dashboard/care-plans';
beforeAll(() => sectionAt('admin', PATH.slice(7), 'administrator').screen.load('en'));

const FAMILY: PlanBody = {
  id: 'family',
  name: { sw: 'Familia', en: 'Family', fr: 'Famille' },
  description: { en: '15 calls plus 2 free' },
  features: [{ id: 'family-1', description: { en: 'Any doctor' } }],
  prices: [{ country: 'TZ', price: 100_000, currency: 'TZS' }],
  is_active: true,
  paid_calls: 15,
  free_calls: 2,
  max_people: 6,
};
const CANCER: PlanBody = { ...FAMILY, id: 'cancer', name: { en: 'Cancer' }, is_active: false };
const listOf = (version: number, plans: PlanBody[], by: string | null = null): PlanListBody => ({
  version,
  plans,
  history: [
    { version, plans, by, at: '2026-11-20T06:00:00.000Z' },
    { version: version - 1, plans: [FAMILY, CANCER], by: 'Neema Mushi', at: '2026-11-19T06:00:00.000Z' },
  ],
});
const LIST = listOf(4, [FAMILY, CANCER]);
const GET = 'GET /api/admin/care-plans';
const PUT = 'PUT /api/admin/care-plans/batch';

const open = (answers: Answers = {}) =>
  openScreen(<StaffScreen />, { path: PATH, me: { role: 'administrator' }, answers: { [GET]: LIST, ...answers } });

test('the table has name, description, features, countries with a price, the state and Delete (ADM-PLAN-01, ADM-PLAN-03)', async () => {
  const screen = await open();
  expect(screen.read('table')).toMatch(
    /Family.*15 calls \+ 2 free.*15 calls plus 2 free.*1 feature.*1 own price.*5 countries scaled.*Active/s,
  );
  expect(screen.get('switch', 'Cancer: active').getAttribute('aria-checked')).toBe('false');
  expect(screen.names('button')).toEqual(expect.arrayContaining(['Refresh', 'Add Plan', 'Delete Family']));
});

test('a plan is switched off here only, and sent by Save Changes; success hides after 3 s (S49, ADM-PLAN-05, ADM-PLAN-07, API-34)', async () => {
  const screen = await open({ [PUT]: listOf(5, [{ ...FAMILY, is_active: false }, CANCER]) });
  await screen.press('switch', 'Family: active');
  expect(screen.sent()).toEqual([]);
  expect(screen.read('region', 'Unsaved changes')).toContain('1 change');
  await screen.press('button', 'Save Changes');
  expect(screen.sent()).toEqual([
    { call: PUT, body: { version: 4, plans: [{ ...FAMILY, is_active: false }, CANCER] } },
  ]);
  expect(screen.text()).toContain('Care plans updated successfully!');
  await screen.wait(2900);
  expect(screen.text()).toContain('Care plans updated successfully!');
  await screen.wait(200);
  expect(screen.text()).not.toContain('Care plans updated successfully!');
});

test('a new plan needs a name, gets a temporary id and is not sent before Save Changes (S49, ADM-PLAN-06, ADM-PLAN-08)', async () => {
  const screen = await open({ [PUT]: LIST });
  await screen.press('button', 'Add Plan');
  expect(screen.read('dialog')).toContain('Add New Care Plan');
  const adding = () =>
    screen.after(() => document.querySelector<HTMLButtonElement>('dialog button[type=submit]')!.click());
  await adding();
  expect(screen.read('dialog')).toContain('Plan name is required');
  await screen.write('Name', 'Heart care');
  await screen.write('Paid calls a month', '0');
  await adding();
  expect(screen.read('dialog')).toContain('1 to 100 paid calls');
  await screen.write('Paid calls a month', '4');
  await adding();
  expect(screen.names('dialog')).toEqual([]);
  expect(screen.sent()).toEqual([]);
  await screen.press('button', 'Save Changes');
  expect(screen.sent()[0]!.body).toMatchObject({
    plans: [FAMILY, CANCER, { id: expect.stringMatching(/^new-/), name: { en: 'Heart care' }, paid_calls: 4 }],
  });
});

test('a feature of blanks cannot be added; one is added in a language, moved and removed (S49, ADM-PLAN-09)', async () => {
  const screen = await open();
  await screen.after(() =>
    [...document.querySelectorAll('button')].find((one) => /feature/.test(one.textContent))!.click(),
  );
  await screen.write('New feature', '   ');
  expect(screen.names('button')).not.toContain('Add');
  await screen.write('New feature', ' Home visits ');
  await screen.press('button', 'Add');
  expect((screen.get('textbox', 'Feature 2 of 2') as HTMLInputElement).value).toBe('Home visits');
  await screen.press('button', 'Move feature 2 up');
  expect((screen.get('textbox', 'Feature 1 of 2') as HTMLInputElement).value).toBe('Home visits');
  await screen.press('radio', 'Français');
  expect((screen.get('textbox', 'Feature 1 of 2') as HTMLInputElement).placeholder).toBe('Home visits');
  await screen.press('button', 'Remove feature 2');
  expect(screen.read('dialog')).toContain('Feature 1 of 1');
  expect(screen.sent()).toEqual([]);
});

test('prices are own or scaled, and each invalid one is refused in the printed words (S49, ADM-PLAN-10…12, C15, C17)', async () => {
  const screen = await open();
  await screen.after(() =>
    [...document.querySelectorAll('button')].find((one) => /own price/.test(one.textContent))!.click(),
  );
  expect(screen.read('dialog')).toMatch(/Tanzania.*TSh 100,000.*Own price.*Kenya.*KSh 12,500.*Scaled/s);
  await screen.press('button', 'Add price');
  expect(screen.read('alert')).toBe('Country and price amount are required');
  await screen.choose('Country', 'TZ');
  await screen.write('Price', '5');
  await screen.press('button', 'Add price');
  expect(screen.read('alert')).toBe('A price for this country already exists');
  await screen.choose('Country', 'KE');
  expect((screen.get('combobox', 'Currency') as HTMLSelectElement).value).toBe('KES');
  await screen.write('Price', '0');
  await screen.press('button', 'Add price');
  expect(screen.read('alert')).toBe('Country and price amount are required');
  await screen.write('Price', '9,900');
  await screen.press('button', 'Add price');
  expect(screen.read('dialog')).toMatch(/Kenya.*KSh 9,900.*Own price/s);
  await screen.press('button', 'Remove the price of Kenya');
  expect(screen.read('dialog')).toMatch(/Kenya.*KSh 12,500.*Scaled/s);
  await screen.choose('Country', 'KE');
  await screen.choose('Currency', 'USD');
  expect(screen.read('dialog')).toContain('Mobile money in Kenya takes KES only.');
});

test('who was second sees what the first changed, keeps the own changes on top and decides again', async () => {
  let listed = LIST;
  const first = [
    { ...FAMILY, prices: [...FAMILY.prices, { country: 'KE', price: 9900, currency: 'KES' } as const] },
    CANCER,
  ];
  const screen = await open({
    [GET]: () => listed,
    [PUT]: () => {
      listed = listOf(5, first, 'Juma Otieno');
      return new Refused(409, 'care-plans-changed', 'Somebody else changed the care plans in the meantime.');
    },
  });
  await screen.press('switch', 'Family: active');
  await screen.press('button', 'Save Changes');
  expect(screen.text()).toMatch(/Failed to save care plans\. Please try again\..*Somebody else changed/s);
  expect(screen.text()).toMatch(/Juma Otieno changed.*Family : Kenya: KSh 12,500 \(scaled\) → KSh 9,900/s);
  await screen.press('button', 'Keep my changes on top');
  await screen.press('button', 'Save Changes');
  expect(screen.sent().at(-1)!.body).toEqual({ version: 5, plans: [{ ...first[0], is_active: false }, CANCER] });
});

test('a plan is deleted after a question, and earlier plans are taken up from the history', async () => {
  const screen = await open({ [PUT]: LIST });
  await screen.press('button', 'Delete Cancer');
  expect(screen.read('dialog')).toMatch(/Delete Cancer\?.*Whoever has bought it keeps it/s);
  await screen.press('button', 'Delete the plan');
  expect(screen.read('table')).not.toContain('Cancer');
  await screen.after(() => document.querySelectorAll('details').forEach((part) => part.setAttribute('open', '')));
  await screen.press('button', 'Use these plans again');
  expect(screen.read('table')).toContain('Cancer');
});

test('plans that cannot be loaded say so in the printed words (ADM-PLAN-14, ERR-20)', async () => {
  const screen = await open({ [GET]: new Refused(422, 'invalid-input', '') });
  expect(screen.text()).toContain('Failed to load care plans. Please try again.');
});

test('what was typed stands on top of what was saved meanwhile, part by part', () => {
  const typed = [{ ...FAMILY, name: { en: 'Families' } }, CANCER, { ...FAMILY, id: 'new-1' }];
  const saved = [
    { ...FAMILY, paid_calls: 20 },
    { ...FAMILY, id: 'heart' },
  ];
  expect(onTopOf(saved, [FAMILY, CANCER], typed)).toEqual([
    { ...FAMILY, name: { en: 'Families' }, paid_calls: 20 },
    { ...FAMILY, id: 'new-1' },
    { ...FAMILY, id: 'heart' },
  ]);
  expect(
    changesBetween([FAMILY, CANCER], [{ ...FAMILY, paid_calls: 20, is_active: false }]).map(({ kind }) => kind),
  ).toEqual(['off', 'calls', 'deleted']);
});
