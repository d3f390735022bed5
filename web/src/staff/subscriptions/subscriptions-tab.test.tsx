import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NO_NETWORK, Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/subscriptions', 'administrator').screen.load('en'));

const AT = '2026-01-02T08:00:00.000Z';
const subscriber = (id: string, rest: object = {}) => ({
  id,
  name: 'Asha Mwinyi',
  phone: '+255712000123',
  package: 'family',
  doctorType: 'general',
  country: 'TZ',
  startDate: AT,
  endDate: '2026-02-02T08:00:00.000Z',
  callsTotal: 10,
  callsUsed: 4,
  couponCode: 'ABCD2345',
  couponActive: true,
  sending: null,
  status: 'active',
  ...rest,
});
const coupon = (id: string, rest: object = {}) => ({
  id,
  code: 'ABCD2345',
  owner: 'Asha Mwinyi',
  phone: '+255712000123',
  package: 'kidney_care',
  doctorType: 'specialist',
  callsTotal: 5,
  callsUsed: 0,
  created: AT,
  expires: '2026-02-02T08:00:00.000Z',
  ended: null,
  status: 'active',
  made: null,
  sending: null,
  ...rest,
});
const COUNTED = { is_more: false, is_cut: false, page: 1, pages: 1, page_size: 25 };
const page = (rows: object, total: number) => ({ ...rows, ...COUNTED, total });
const FIGURES = { active_subscribers: 3, expired: 1, calls_used: 19, active_coupons: 4, coupons_alone_left: 5 };
const LIST = 'GET /api/admin/subscribers';
const COUPONS = 'GET /api/admin/coupons';
const MAKE = 'POST /api/admin/generate-coupon';
const SEND = 'POST /api/admin/send-coupon';

const open = (answers: Answers = {}, path = '/admin/dashboard/subscriptions', search = '') =>
  openScreen(<StaffScreen />, {
    path,
    search,
    me: { role: 'administrator' },
    answers: {
      'GET /api/admin/cases/waiting': { open: 0, overdue: 0 },
      'GET /api/admin/subscribers/figures': FIGURES,
      [LIST]: page({ subscribers: [subscriber('1')] }, 1),
      [COUPONS]: page({ coupons: [coupon('1')] }, 1),
      ...answers,
    },
  });

test('shows four figures, and 40, 60 and 90 percent in green, yellow and red, also in words (S45, W49, ADM-SUB-13)', async () => {
  const screen = await open({
    [LIST]: page({ subscribers: [4, 6, 9].map((callsUsed) => subscriber(String(callsUsed), { callsUsed })) }, 3),
  });
  expect(screen.text()).toMatch(/Active Subscribers 3.*Expired 1.*Calls Used 19.*Active Coupons 4/s);
  expect(screen.text()).toMatch(/4 of 10 · 40%.*6 of 10 · 60%.*9 of 10 · 90%/s);
  expect([...document.querySelectorAll('.usage')].map(({ className }) => className)).toEqual([
    'usage low',
    'usage middle',
    'usage high',
  ]);
  expect(screen.text()).toMatch(
    /Name · Phone.*Asha Mwinyi\s*\+255712000123.*Family\s*General.*Tanzania.*2 Jan 2026\s*2 Feb 2026/s,
  );
  await screen.press('button', 'Export (CSV)');
  expect(screen.addresses()).toContain('/api/admin/subscribers/export?period=all');
  expect(screen.get('link', 'Active Coupons 4').getAttribute('href')).toContain('/coupons?status=active');
});

test('an expired subscription has no buttons, and a used-up coupon is not sent', async () => {
  const screen = await open({
    [LIST]: page(
      {
        subscribers: [
          subscriber('1', { status: 'expired', couponActive: false }),
          subscriber('2', { name: 'Juma', couponActive: false }),
        ],
      },
      2,
    ),
  });
  const names = screen.names('button').filter((name) => /coupon/i.test(name));
  expect(names).toEqual(['Generate coupon', 'Generate a coupon for Juma']);
});

test('empty lists and lists that cannot be loaded say so in the printed words, and invent nobody (W50, ADM-SUB-08, ADM-SUB-16, API-39)', async () => {
  const empty = await open({ [LIST]: page({ subscribers: [] }, 0), [COUPONS]: page({ coupons: [] }, 0) });
  expect(empty.text()).toContain('No subscribers found');
  await empty.close();
  const coupons = await open({ [COUPONS]: page({ coupons: [] }, 0) }, '/admin/dashboard/subscriptions/coupons');
  expect(coupons.text()).toContain('No coupons found');
  await coupons.close();
  const failing = await open({
    [LIST]: new Refused(500, 'internal-error', 'No.'),
    'GET /api/admin/subscribers/figures': new Refused(400, 'invalid-input', 'No.'),
  });
  await failing.wait(20_000);
  expect(failing.text()).toContain('Failed to fetch subscribers');
  expect(failing.text()).toContain('The figures could not be loaded.');
  expect(document.querySelector('.staff-table')).toBeNull();
  expect(failing.names('button')).toContain('Try again');
});

test('coupons say who made them and why, what ended them, and what became of the text (ADM-SUB-07, C36)', async () => {
  const made = { by: 'Neema Mushi', reason: 'The line broke off', approved_by: 'Grace Wanjiru' };
  const screen = await open(
    {
      [COUPONS]: page(
        {
          coupons: [
            coupon('1', { made, sending: { state: 'failed', fault: 'blocked', at: AT } }),
            coupon('2', {
              status: 'expired',
              ended: 'used',
              callsUsed: 5,
              sending: { state: 'accepted', fault: null, at: AT },
            }),
          ],
        },
        2,
      ),
    },
    '/admin/dashboard/subscriptions/coupons',
  );
  expect(screen.text()).toMatch(
    /ABCD2345 SMS not sent.*By Neema Mushi, approved by Grace Wanjiru: The line broke off.*kidney care\s*Specialist/s,
  );
  expect(screen.text()).toMatch(/SMS handed over.*5 of 5 · 100%.*Expired\s*Used up/s);
});

describe('generating', () => {
  const MADE = { id: '9', coupon_code: 'WXYZ2345' };

  test('names what stops working, asks why, and shows the code of the server (S46, ADM-SUB-20, API-37)', async () => {
    const screen = await open({ [MAKE]: MADE });
    await screen.press('button', 'Generate a coupon for Asha Mwinyi');
    expect(screen.text()).toContain('ABCD2345 stops working');
    expect(screen.text()).toContain('You can make 5 more coupons within 24 hours');
    await screen.write('Why?', 'The line broke off');
    await screen.press('button', 'Generate coupon of 6 calls');
    expect(screen.sent()).toMatchObject([
      { call: MAKE, body: { subscription_id: '1', call_limit: 6, reason: 'The line broke off' } },
    ]);
    expect(screen.text()).toContain('New coupon generated: WXYZ2345');
    expect(screen.asked().filter((call) => call.startsWith(LIST)).length).toBeGreaterThan(1);
  });

  test('fails in the printed words and shows no code (W51, ADM-SUB-17, ADM-SUB-18, ERR-24)', async () => {
    const refused = await open({ [MAKE]: new Refused(409, 'subscription-over', 'This plan has ended.') });
    await refused.press('button', 'Generate a coupon for Asha Mwinyi');
    await refused.press('button', 'Generate coupon of 6 calls');
    expect(refused.read('alert')).toBe('Failed to generate coupon: This plan has ended.');
    await refused.close();
    for (const answer of [NO_NETWORK, new Refused(500, 'internal-error', 'Broken.')]) {
      const broken = await open({ [MAKE]: answer });
      await broken.press('button', 'Generate a coupon for Asha Mwinyi');
      await broken.press('button', 'Generate coupon of 6 calls');
      expect(broken.read('alert')).toBe('Failed to generate new coupon');
      expect(broken.text()).not.toContain('New coupon generated');
      await broken.close();
    }
  });

  test('asks a second administrator from the sixth coupon of a day on', async () => {
    const ASK = 'POST /api/admin/approvals/coupons';
    const screen = await open({
      'GET /api/admin/subscribers/figures': { ...FIGURES, coupons_alone_left: 0 },
      [ASK]: { id: '7' },
    });
    await screen.press('button', 'Generate a coupon for Asha Mwinyi');
    expect(screen.text()).toContain('You have made 5 coupons within 24 hours.');
    await screen.press('button', 'Ask a second administrator');
    expect(screen.sent().map(({ call }) => call)).toEqual([ASK]);
    expect(screen.text()).toContain('Another administrator finds it under Approvals.');
  });

  test('by number names package and type of doctor', async () => {
    const plan = (id: string, en: string, isSold: boolean) => ({ id, name: { en }, is_active: isSold });
    const plans = [plan('pregnancy', 'Mother and child', true), plan('old', 'Sold no more', false)];
    const screen = await open({ [MAKE]: MADE, 'GET /api/admin/care-plans': { version: 1, plans, history: [] } });
    await screen.press('button', 'Generate coupon');
    await screen.write('Phone number of the patient', '0754 000 123');
    expect(screen.names('option')).toEqual(expect.arrayContaining(['Mother and child']));
    expect(screen.names('option')).not.toContain('Sold no more');
    await screen.choose('Package', 'pregnancy');
    await screen.choose('Doctor type', 'specialist');
    await screen.write('Why?', 'Goodwill');
    await screen.press('button', 'Generate coupon of 1 call');
    expect(screen.sent()).toMatchObject([
      {
        body: { phone_number: '0754 000 123', package_type: 'pregnancy', doctor_type: 'specialist', call_limit: 1 },
      },
    ]);
  });
});

describe('sending', () => {
  const FATE = 'GET /api/admin/coupon-sendings/5';
  const sendBy = async (answers: Answers) => {
    const screen = await open({ [SEND]: { sending_id: '5' }, ...answers });
    await screen.press('button', 'Send coupon ABCD2345 to Asha Mwinyi');
    return screen;
  };
  const fate = (state: string, fault: string | null = null) => ({ state, fault, at: AT });

  test('says that it was sent only after the provider took it (W52, ADM-SUB-19, API-38)', async () => {
    const states = ['waiting', 'accepted'];
    const screen = await sendBy({ [FATE]: () => fate(states.shift() ?? 'accepted') });
    expect(screen.sent()).toMatchObject([{ call: SEND, body: { coupon_code: 'ABCD2345' } }]);
    expect(screen.text()).toContain('Sending to +255 712 000 123…');
    expect(screen.text()).not.toContain('Coupon sent to');
    await screen.wait(1_100);
    expect(screen.text()).toContain('Coupon sent to +255 712 000 123');
  });

  test.each([
    [{ [FATE]: fate('failed', 'blocked') }, 'Failed to send coupon: this number blocks text messages.'],
    [{ [FATE]: fate('failed') }, 'Failed to send coupon'],
    [{ [SEND]: new Refused(409, 'coupon-not-active', 'It has ended.') }, 'Failed to send coupon: It has ended.'],
    [{ [SEND]: NO_NETWORK }, 'Failed to send coupon'],
    [{ [FATE]: fate('unclear') }, 'The SMS provider gave no clear answer'],
  ])('says what became of it otherwise: %j', async (answers, words) => {
    const screen = await sendBy(answers);
    expect(screen.text()).toContain(words);
    expect(screen.text()).not.toContain('Coupon sent to');
  });

  test('says after some seconds that the provider has not taken it yet', async () => {
    const screen = await sendBy({ [FATE]: fate('waiting') });
    await screen.wait(20_000);
    expect(screen.text()).toContain('The SMS provider has not taken the text yet.');
  });
});
