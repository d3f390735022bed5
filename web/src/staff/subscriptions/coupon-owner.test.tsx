import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { sectionAt } from '../sections.tsx';
import StaffScreen from '../staff-screen.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/subscriptions', 'administrator').screen.load('en'));

const MAKE = 'POST /api/admin/generate-coupon';
const OWNER = 'GET /api/admin/coupon-owner';
const none = { is_more: false, is_cut: false, page: 1, pages: 1, page_size: 25, total: 0 };
const open = (answers: Answers) =>
  openScreen(<StaffScreen />, {
    path: '/admin/dashboard/subscriptions',
    me: { role: 'administrator' },
    answers: {
      'GET /api/admin/cases/waiting': { open: 0, overdue: 0 },
      'GET /api/admin/subscribers': { ...none, subscribers: [] },
      'GET /api/admin/coupons': { ...none, coupons: [] },
      'GET /api/admin/care-plans': {
        version: 1,
        plans: [{ id: 'pregnancy', name: { en: 'Mother and child' }, is_active: true }],
        history: [],
      },
      ...answers,
    },
  });

test('nobody makes a coupon for a bare number: name and calls stand there before, the name after, and nothing is taken unasked', async () => {
  const coupons = [
    { package: 'pregnancy', doctorType: 'general', calls_left: 17, expires: '2026-02-03T08:00:00.000Z', of_plan: true },
  ];
  const screen = await open({
    [OWNER]: { name: 'Asha Juma', coupons },
    [MAKE]: { id: 'c1', coupon_code: 'WXYZ2345' },
  });
  await screen.press('button', 'Generate coupon');
  await screen.write('Phone number of the patient', '0754 000 123');
  await screen.wait(20);
  expect(screen.text()).toMatch(/Asha Juma.*Mother and child.*17 calls left, until/s);
  await screen.choose('Package', 'pregnancy');
  expect(screen.text()).toContain('stands beside what the person has');
  await screen.choose('What the person has', 'replace');
  expect(screen.text()).toContain('17 calls until');
  await screen.choose('What the person has', 'add');
  await screen.write('Why?', 'Goodwill');
  await screen.press('button', 'Generate coupon of 1 call');
  expect(screen.sent()).toMatchObject([{ body: { phone_number: '0754 000 123', how: 'add' } }]);
  expect(screen.text()).toContain('For Asha Juma, who is told by SMS.');
});

test('a number that is nobody’s is said before anything is sent', async () => {
  const screen = await open({ [OWNER]: new Refused(404, 'not-found', 'Nobody has this number.') });
  await screen.press('button', 'Generate coupon');
  await screen.write('Phone number of the patient', '0754 000 123');
  await screen.wait(20);
  expect(screen.text()).toContain('Nobody has this number.');
});
