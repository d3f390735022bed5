import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { sectionAt } from '../sections.tsx';
import StaffScreen from '../staff-screen.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('staff', 'dashboard/doctor-changes', 'staff-admin').screen.load('en'));

const ID = '019b7600-0000-7000-8000-0000000000d1';
const CHALLENGE = '019b7600-0000-7000-8000-0000000000c1';
const ONE = `/api/admin/doctor-changes/${ID}`;
const standing = (rest: object = {}) => ({
  id: ID,
  full_name: 'Neema Mollel',
  phone: '+255754000111',
  country: 'TZ',
  appointments: 2,
  is_busy: false,
  unpaid: [],
  requested: { phone: null, country: null },
  ...rest,
});
const found = { id: ID, full_name: 'Neema Mollel', specialty_id: 'cardiologist', country: 'TZ', is_verified: true };

async function openPanel(of: object, answers: Answers = {}) {
  const screen = await openScreen(<StaffScreen />, {
    path: '/staff/dashboard/doctor-changes',
    me: { role: 'staff-admin' },
    answers: {
      'GET /api/admin/cases/waiting': { open: 0, overdue: 0 },
      'GET /api/applications/waiting': { pending: 0, renewals: 0 },
      'GET /api/admin/doctor-changes': { doctors: [found], total: 1, is_more: false },
      [`GET ${ONE}`]: of,
      ...answers,
    },
  });
  await screen.press('button', 'Number and country of Neema Mollel');
  return screen;
}

test('a new number is proven by codes to both numbers that the doctor reads out, and what follows is said before', async () => {
  const screen = await openPanel(standing({ unpaid: ['withdrawal'], requested: { phone: '+255754000333' } }), {
    [`POST ${ONE}/number/code`]: {
      challenge_id: CHALLENGE,
      phone: '+255754000222',
      expires_at: '2026-01-01T08:05:00.000Z',
      resend_at: '2026-01-01T08:01:00.000Z',
    },
    [`PUT ${ONE}/number`]: standing({ requested: { phone: '+255754000222', country: null } }),
    [`PUT ${ONE}/number/old`]: standing({ phone: '+255754000222' }),
  });
  expect(screen.text()).toMatch(/Number now.*\+255 754 000 111/s);
  expect(screen.text()).toMatch(/signed out.*old number gets an SMS.*stays with the number.*\+255 754 000 333/s);
  await screen.write('New number', '0754 000 222');
  await screen.press('button', 'Send the code');
  expect(screen.text()).toContain('The doctor reads you the code of the SMS');
  await screen.write('Code (6 digits)', '123456');
  await screen.wait(20);
  expect(screen.text()).toContain('Now the present number (+255 754 000 111) has to agree');
  expect(screen.text()).toContain('somebody else can accept it after one day');
  await screen.press('button', 'Send a code to the present number');
  await screen.write('Code (6 digits)', '654321');
  await screen.wait(20);
  expect(screen.text()).toContain('The number is +255 754 000 222 now.');
  expect(screen.sent()).toMatchObject([
    { body: { phone: '0754 000 222' } },
    { body: { challenge_id: CHALLENGE, code: '123456' } },
    { body: { to: 'old' } },
    { body: { challenge_id: CHALLENGE, code: '654321' } },
  ]);
});

test('no number is changed during a visit, and no country while money is unpaid', async () => {
  const screen = await openPanel(standing({ is_busy: true, unpaid: ['balance'] }));
  expect(screen.text()).toContain('The doctor is with a patient or has accepted an emergency.');
  expect((screen.get('button', 'Send the code') as HTMLButtonElement).disabled).toBe(true);
  expect(screen.text()).toContain('still has money in the currency of the present country');
  expect(screen.names('combobox')).toEqual([]);
});

test('another country says what happens to appointments, lists, money and hours, and is then changed', async () => {
  const screen = await openPanel(standing(), { [`PUT ${ONE}/country`]: standing({ country: 'RW' }) });
  await screen.choose('New country', 'RW');
  expect(screen.text()).toMatch(
    /2 appointments are booked\. They stay.*under Rwanda, and no longer under Tanzania.*paid out in RWF.*clock of Rwanda.*licence stays that of Tanzania/s,
  );
  await screen.press('button', 'Change to Rwanda');
  expect(screen.text()).toContain('The country is Rwanda now.');
  expect(screen.sent()).toMatchObject([{ body: { country: 'RW' } }]);
});
