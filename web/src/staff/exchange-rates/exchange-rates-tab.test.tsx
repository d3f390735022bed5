import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

const PATH = '/admin/dashboard/exchange-rates';
beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/exchange-rates', 'administrator').screen.load('en'));

const rate = (version: number, value: string, rest: object = {}) => ({
  version,
  rate: value,
  begins_at: '2026-01-02T07:00:00.000Z',
  set_at: '2026-01-02T07:00:00.000Z',
  set_by: 'Neema Mushi',
  is_draft: false,
  ...rest,
});
const DRAFT = rate(1, '2450', { set_by: null, is_draft: true, begins_at: '2025-10-01T00:00:00.000Z' });
const of = (currency: string, history: object[], rest: object = {}) => ({
  currency,
  is_fixed: false,
  current: history[0],
  planned: null,
  history,
  ...rest,
});
const TZS = of('TZS', [rate(1, '1', { set_by: null })], { is_fixed: true });
const USD = of('USD', [rate(2, '2500'), DRAFT]);
const KES = of('KES', [rate(1, '19', { set_by: null, is_draft: true })]);
const LIST = 'GET /api/admin/exchange-rates';
const SET = 'POST /api/admin/exchange-rates';
const open = (answers: Answers = {}) =>
  openScreen(<StaffScreen />, {
    path: PATH,
    me: { role: 'administrator' },
    answers: Object.assign(answers, {
      'GET /api/admin/cases/waiting': { open: 0, overdue: 0 },
      [LIST]: answers[LIST] ?? { currencies: [TZS, USD, KES] },
    }),
  });

test('shows each rate with its date and who set it, calls drafts drafts, and offers no change of the shilling', async () => {
  const screen = await open();
  expect(screen.read('heading')).toBe('Exchange Rates');
  expect(screen.text()).toMatch(/USD.*1 USD = TSh 2500.*2 Jan 2026.*Neema Mushi/s);
  expect(screen.text()).toMatch(/1 KES = TSh 19\s*Draft.*Came with the product/s);
  expect(screen.text()).toContain('Always the same');
  expect(screen.names('button').filter((name) => name.startsWith('Change'))).toEqual(['Change: USD', 'Change: KES']);
});

test('says what the typed rate means, warns when it is far from now, and sends the version that was seen', async () => {
  const screen = await open({ [SET]: USD });
  await screen.press('button', 'Change: USD');
  await screen.write('TSh for 1 USD', '25000');
  expect(screen.text()).toContain('$ 1,000 will be TSh 25,000,000; it is TSh 2,500,000 now.');
  expect(screen.text()).toContain('This is 900% away from the rate in force. Check the digits.');
  await screen.write('TSh for 1 USD', '2512.75');
  expect(screen.text()).not.toContain('Check the digits.');
  await screen.press('button', 'Set the rate');
  expect(screen.sent()).toMatchObject([{ call: SET, body: { currency: 'USD', rate: '2512.75', version: 2 } }]);
  expect(screen.text()).toContain('The rate of USD is set.');
});

test('a rate that somebody else has set meanwhile is shown, and what was typed stays', async () => {
  const answers: Answers = { [SET]: new Refused(409, 'exchange-rate-changed', 'Somebody else has set a rate.') };
  const screen = await open(answers);
  await screen.press('button', 'Change: USD');
  await screen.write('TSh for 1 USD', '2512.75');
  answers[LIST] = { currencies: [TZS, of('USD', [rate(3, '2480'), ...USD.history]), KES] };
  await screen.press('button', 'Set the rate');
  expect(screen.read('alert')).toContain('Somebody else has set a rate.');
  expect(screen.text()).toContain('Now: 2480');
  answers[SET] = USD;
  await screen.press('button', 'Set the rate');
  expect(screen.sent().at(-1)).toMatchObject({ body: { rate: '2512.75', version: 3 } });
});

test('a rate that the server asks about is set only by a second press, and only as it was asked about', async () => {
  const answers: Answers = { [SET]: new Refused(422, 'exchange-rate-far', 'This is far from the rate in force.') };
  const screen = await open(answers);
  await screen.press('button', 'Change: USD');
  await screen.write('TSh for 1 USD', '25000');
  await screen.press('button', 'Set the rate');
  expect(screen.read('alert')).toContain('This is far from the rate in force.');
  await screen.write('TSh for 1 USD', '250000');
  await screen.press('button', 'Set the rate');
  answers[SET] = USD;
  await screen.press('button', 'Set the rate');
  const confirmed = screen.sent().map(({ body }) => (body as { confirmed?: boolean }).confirmed);
  expect(confirmed).toEqual([undefined, undefined, true]);
});

test('an earlier rate is set again from the history', async () => {
  const screen = await open({ [SET]: USD });
  await screen.press('button', 'History: USD');
  expect(screen.text()).toMatch(/TSh 2500\s*In force.*TSh 2450\s*Draft.*From 1 Oct 2025/s);
  await screen.press('button', 'Set this again: TSh 2450');
  await screen.press('button', 'Set the rate');
  expect(screen.sent()).toMatchObject([{ body: { currency: 'USD', rate: '2450', version: 2 } }]);
});

test('says in words when the rates cannot be loaded', async () => {
  const screen = await open({ [LIST]: new Refused(400, 'invalid-input', 'No.') });
  expect(screen.text()).toContain('Failed to load exchange rates');
});
