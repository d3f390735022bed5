import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { sectionAt } from '../sections.tsx';
import StaffScreen from '../staff-screen.tsx';

const PATH = '/admin/dashboard/fees';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/fees', 'administrator').screen.load('en'));

const version = (number: number, phone: number, by: string | null) => ({
  version: number,
  general_video_fee: 900,
  general_phone_fee: 750,
  specialist_video_fee: 2250,
  specialist_phone_fee: phone,
  since: '2026-01-04T08:00:00.000Z',
  by,
});
const { since: _since, by: _by, ...IN_FORCE } = version(2, 1875, null);
const KENYA = {
  ...IN_FORCE,
  country: 'KE',
  currency: 'KES',
  currency_symbol: 'KSh',
  planned: null,
  history: [version(2, 1875, 'Neema Mushi'), version(1, 1800, null)],
  reference: {
    subscription15: 9000,
    subscription30: 15_750,
    specialist_subscription15: 22_500,
    specialist_subscription30: 39_375,
  },
};
const SAVE = 'PUT /api/admin/consultation-fees/KE';
const GENERAL = { general_video_fee: 900, general_phone_fee: 750, specialist_video_fee: 2250 };

const open = async (answers: Answers = {}) => {
  const screen = await openScreen(<StaffScreen />, {
    path: PATH,
    me: { role: 'administrator' },
    answers: { 'GET /api/admin/consultation-fees': [KENYA], ...answers },
  });
  await screen.after(() => document.querySelectorAll('details').forEach((part) => part.setAttribute('open', '')));
  return screen;
};

test('a card has four prices, currency and symbol, and what patients will see (ADM-FEE-01, ADM-FEE-02)', async () => {
  const screen = await open();
  expect(screen.text()).toMatch(/Kenya.*Currency KES, symbol KSh/s);
  expect(screen.names('textbox')).toEqual([
    'General Video Fee',
    'General Phone Fee',
    'Specialist Video Fee',
    'Specialist Phone Fee',
  ]);
  expect(screen.text()).toMatch(/Specialist: Video KSh 2,250.*Phone KSh 1,875/s);
  expect(screen.text()).toMatch(/15 calls\s*KSh 9,000 general, KSh 22,500 specialist/);
});

test('the specialist phone fee is changed, decided with both prices in sight, and saved (S48, ERR-19)', async () => {
  const screen = await open({ [SAVE]: KENYA });
  await screen.write('Specialist Phone Fee', '2,000');
  expect(screen.read('region', 'Unsaved changes')).toContain('1 change');
  await screen.press('button', 'Save Changes');
  expect(screen.read('dialog')).toMatch(/Kenya.*From now on.*Specialist Phone Fee: KSh 1,875 → KSh 2,000/s);
  expect(screen.read('dialog')).toContain('Booked appointments keep their price.');
  await screen.press('button', 'Change the prices');
  expect(screen.sent()).toEqual([
    {
      call: SAVE,
      body: { ...GENERAL, specialist_phone_fee: 2000, version: 2, planned_id: null, starts_on: null },
    },
  ]);
  expect(screen.text()).toContain('Consultation fees updated successfully');
});

test('a letter becomes 0, and Save refuses it and names the field (S48, ADM-FEE-04, ADM-FEE-05)', async () => {
  const screen = await open();
  await screen.write('General Phone Fee', '75x');
  expect((screen.get('textbox', 'General Phone Fee') as HTMLInputElement).value).toBe('0');
  await screen.press('button', 'Save Changes');
  expect(screen.read('alert')).toMatch(/Failed to update consultation fees.*Kenya: General Phone Fee/s);
  expect(screen.text()).toContain('Enter a whole number above 0, at most KSh 90,000.');
  expect(screen.sent()).toEqual([]);
});

test('who was second sees what the first changed, keeps the typed price and decides again', async () => {
  let listed = KENYA;
  const screen = await open({
    'GET /api/admin/consultation-fees': () => [listed],
    [SAVE]: () => {
      listed = { ...KENYA, version: 3, general_phone_fee: 800, history: [version(3, 1875, 'Juma Otieno')] };
      return new Refused(409, 'fees-changed', 'Somebody else changed these prices in the meantime.');
    },
  });
  await screen.write('Specialist Phone Fee', '2000');
  await screen.press('button', 'Save Changes');
  await screen.press('button', 'Change the prices');
  expect(screen.text()).toMatch(/Failed to update consultation fees.*Somebody else changed/s);
  expect(screen.text()).toMatch(/Juma Otieno changed these prices.*General Phone Fee: KSh 750 → KSh 800/s);
  await screen.press('button', 'Keep what I typed');
  await screen.press('button', 'Save Changes');
  await screen.press('button', 'Change the prices');
  expect(screen.sent().at(-1)!.body).toMatchObject({ general_phone_fee: 800, specialist_phone_fee: 2000, version: 3 });
});

test('a change is taken back from its history', async () => {
  const screen = await open({ 'POST /api/admin/consultation-fees/KE/take-back': KENYA });
  expect(screen.text()).toMatch(/Neema Mushi.*Specialist Phone Fee: KSh 1,800 → KSh 1,875.*Printed price table/s);
  await screen.press('button', 'Take this change back');
  await screen.press('button', 'Put these prices into force');
  expect(screen.sent()).toEqual([{ call: 'POST /api/admin/consultation-fees/KE/take-back', body: { version: 2 } }]);
});

test('prices that cannot be loaded say so', async () => {
  const screen = await open({ 'GET /api/admin/consultation-fees': new Refused(422, 'invalid-input', '') });
  expect(screen.text()).toContain('Failed to load consultation fees');
});
