import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/announcements', 'administrator').screen.load('en'));

const LIST = 'GET /api/admin/announcements';
const SEND = 'POST /api/admin/announcements';
const ANA = '019b7600-0000-7000-8000-0000000000e1';
const sent = {
  id: '019b7600-0000-7000-8000-0000000000e9',
  number: 1,
  subject: 'Kikao',
  message: 'Jumatano',
  audience: 'country',
  country: 'KE',
  sent_by: 'Grace Wanjiru',
  created_at: '2025-12-01T08:00:00.000Z',
  recipients: 5,
  told: 5,
  read: 2,
  sms: { waiting: 1, accepted: 3, refused: 1, unknown: 0 },
  push: { waiting: 0, accepted: 2, refused: 1, without: 2 },
};
const open = (answers: Answers = {}) =>
  openScreen(<StaffScreen />, {
    path: '/admin/dashboard/announcements',
    me: { role: 'administrator' },
    answers: {
      'GET /api/admin/cases/waiting': { open: 0, overdue: 0 },
      [LIST]: { announcements: [], next_cursor: null },
      [`${SEND}/preview`]: {
        recipients: 7,
        without_account: 1,
        sms_parts: 2,
        sms_text: 'Tabibu: Kikao',
        sms_allowed: true,
        with_browser: 3,
      },
      'GET /api/admin/announcements/doctors': [
        {
          id: ANA,
          full_name: 'Dkt. Ana Mollel',
          specialty: 'Cardiologist',
          country: 'TZ',
          email: null,
          avatar_url: null,
        },
      ],
      ...answers,
    },
  });
type Shown = Awaited<ReturnType<typeof open>>;
const write = async (screen: Shown) => {
  await screen.write('Subject', 'Kikao');
  await screen.write('Message', 'Jumatano');
  await screen.wait(20);
};
/** Answers the question before it goes out. */
const send = async (screen: Shown) => {
  await screen.press('button', 'Send Announcement');
  await screen.press('button', 'Send now');
};
const canSend = (screen: Shown) => screen.names('button').includes('Send Announcement');
const announced = (screen: Shown) => screen.sent().filter(({ call }) => call === SEND);

test('can be sent once it has words and readers: a country, or doctors (ADM-ANN-06, C88)', async () => {
  const screen = await open();
  expect(canSend(screen)).toBe(false);
  await write(screen);
  expect(canSend(screen)).toBe(true);
  await screen.choose('Recipients', 'country');
  expect(canSend(screen)).toBe(false);
  await screen.choose('Country', 'KE');
  expect(canSend(screen)).toBe(true);
  await screen.choose('Recipients', 'specific');
  expect(canSend(screen)).toBe(false);
  await screen.press('checkbox', 'Dkt. Ana Mollel Cardiologist · Tanzania');
  expect(canSend(screen)).toBe(true);
});

test('says how many it reaches and what the text messages are, and is sent in the printed words (ADM-ANN-07, ERR-22)', async () => {
  const screen = await open({ [SEND]: sent });
  await write(screen);
  expect(screen.text()).toContain('Reaches 7 doctors');
  await screen.press('checkbox', 'Send an SMS too, with the subject and a link');
  expect(screen.text()).toContain('7 SMS of at most 2 parts each: up to 14 parts to pay for');
  expect(screen.text()).toContain('1 verified doctor has no account');
  expect(screen.text()).not.toContain('have a browser');
  await screen.press('checkbox', 'Also to the closed browsers of doctors who allow it, with the subject');
  expect(screen.text()).toContain('3 of them have a browser that takes announcements');
  await send(screen);
  expect(announced(screen)).toMatchObject([
    { body: { audience: 'all', subject: 'Kikao', message: 'Jumatano', by_sms: true, by_push: true } },
  ]);
  expect(screen.text()).toContain('Announcement sent successfully!');
  expect(screen.get('textbox', 'Subject')).toHaveProperty('value', '');
});

test('Enter in an unfinished one says ‘Please fill in all fields’ (ADM-ANN-05, C88)', async () => {
  const screen = await open();
  await screen.after(() =>
    screen.get('textbox', 'Subject').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  );
  expect(screen.text()).toContain('Please fill in all fields');
  expect(announced(screen)).toEqual([]);
});

test('what failed is said in the printed words, and what was typed stays (ADM-ANN-07, ERR-22)', async () => {
  const screen = await open({
    [SEND]: new Refused(500, 'internal-error', 'Something went wrong.'),
    'GET /api/admin/announcements/doctors': new Refused(500, 'internal-error', ''),
  });
  await write(screen);
  await send(screen);
  expect(screen.text()).toContain('Failed to send announcement. Something went wrong.');
  expect(screen.get('textbox', 'Message')).toHaveProperty('value', 'Jumatano');
  await screen.choose('Recipients', 'specific');
  await screen.wait(10_000);
  expect(screen.text()).toContain('Failed to load doctors');
});

test('shows what became of earlier ones, and looks again by itself (W54, ADM-ANN-04)', async () => {
  let told = 1;
  const screen = await open({ [LIST]: () => ({ announcements: [{ ...sent, told }], next_cursor: null }) });
  expect(screen.text()).toMatch(
    /1 of 5 told.*2 have read it.*3 taken by the provider, 1 waiting, 1 refused.*Closed browsers: 2 taken by the push service, 0 waiting, 1 refused, 2 doctors without/s,
  );
  told = 5;
  await screen.wait(11_000);
  expect(screen.text()).toContain('5 of 5 told');
});

test('nothing goes to every doctor by one press: how many, where and what they read is asked first', async () => {
  const screen = await open({ [SEND]: sent });
  await write(screen);
  await screen.press('checkbox', 'Send an SMS too, with the subject and a link');
  await screen.press('button', 'Send Announcement');
  expect(announced(screen)).toEqual([]);
  expect(screen.read('dialog', 'Send to 7 doctors?')).toMatch(
    /in every country.*14 parts.*Kikao.*Jumatano.*Tabibu: Kikao/s,
  );
  await screen.press('button', 'Change it');
  expect(announced(screen)).toEqual([]);
  await send(screen);
  expect(announced(screen)).toHaveLength(1);
});
