import { beforeEach, expect, test } from 'vitest';
import { NO_NETWORK, Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import NoticesScreen from './notices-screen.tsx';

beforeEach(stopTime);

const notice = (rest: object = {}) => ({
  id: '019b7600-0000-7000-8000-0000000000f1',
  message: 'Reminder. You have an appointment with Dkt. Neema.',
  read: true,
  created_at: '2026-11-19T06:00:00.000Z',
  ways: [{ by: 'sms', state: 'arrived' }],
  ...rest,
});
const list = (notices: object[], rest: object = {}) => ({ notices, unread: 0, next_cursor: null, ...rest });
const CHOICES = {
  switched_off: ['plans'],
  shows_words: false,
  by_whatsapp: false,
  whatsapp_offered: true,
  by_email: false,
  email_offered: false,
};
const open = (answers: Answers = {}) =>
  openScreen(<NoticesScreen />, {
    path: '/more/notices',
    answers: { 'GET /api/notices': list([notice()]), 'GET /api/notices/choices': CHOICES, ...answers },
  });
type Screen = Awaited<ReturnType<typeof open>>;
const isTicked = (screen: Screen, name: string) => (screen.get('checkbox', name) as HTMLInputElement).checked;

const APPOINTMENTS = 'Appointments: a day and an hour before';
const PLANS = 'Care plans: before one ends, and when a monthly report is ready';

test('lists what was told with its time, and what became of each message about it', async () => {
  const screen = await open({
    'GET /api/notices': list([
      notice({
        ways: [
          { by: 'push', state: 'sent' },
          { by: 'sms', state: 'failed' },
        ],
      }),
      notice({ id: '019b7600-0000-7000-8000-0000000000f2', message: 'Your plan ends soon.', ways: [] }),
    ]),
  });
  expect(screen.read('list')).toMatch(
    /Thursday 19 Nov 09:00.*Dkt\. Neema.*Message on the phone: sent.*SMS: did not arrive.*Your plan ends soon\. Only here/s,
  );
});

test('marks what is new, tells the server that it was seen, and keeps the mark until the list is opened again', async () => {
  const screen = await open({
    'GET /api/notices': list([notice({ read: false })], { unread: 1 }),
    'POST /api/notices/read-all': { unread: 0 },
  });
  expect(screen.sent()).toEqual([{ call: 'POST /api/notices/read-all', body: {} }]);
  expect(screen.read('list')).toContain('New');
});

test('marks nothing as read while nothing is new', async () => {
  expect((await open()).sent()).toEqual([]);
});

test('shows older notices on demand', async () => {
  const pages = [list([notice()], { next_cursor: 'next' }), list([notice({ message: 'An older one.' })])];
  const screen = await open({ 'GET /api/notices': () => pages.shift() });
  expect(screen.text()).not.toContain('An older one.');
  await screen.press('button', 'Show more');
  expect(screen.text()).toContain('An older one.');
  expect(screen.names('button')).not.toContain('Show more');
});

test('says what will stand there while there is nothing', async () => {
  expect((await open({ 'GET /api/notices': list([]) })).text()).toContain('There are no notices yet.');
});

test('says that the list could not be loaded, and loads it when asked again', async () => {
  let fails = true;
  const screen = await open({
    'GET /api/notices': () => (fails ? new Refused(422, 'invalid-input', 'No.') : list([notice()])),
  });
  expect(screen.text()).toContain('The notices could not be loaded.');
  fails = false;
  await screen.press('button', 'Try again');
  expect(screen.text()).toContain('Dkt. Neema');
});

test('asks a visitor to sign in', async () => {
  const screen = await openScreen(<NoticesScreen />, { path: '/more/notices', me: null, answers: {} });
  expect(screen.text()).toContain('Sign in to see your notices.');
  expect(screen.asked()).toEqual([]);
});

test('a kind of reminder is switched off, and the others stay as they were', async () => {
  const screen = await open({
    'GET /api/notices/choices': { ...CHOICES, switched_off: ['plans', 'medicine'] },
    'PUT /api/notices/choices': (choices: object) => ({ ...CHOICES, ...choices }),
  });
  expect([isTicked(screen, APPOINTMENTS), isTicked(screen, PLANS)]).toEqual([true, false]);
  await screen.press('checkbox', APPOINTMENTS);
  await screen.press('checkbox', PLANS);
  await screen.press('checkbox', 'Show the words of a message on the locked screen');
  await screen.press('button', 'Save');
  expect(screen.sent()).toEqual([
    {
      call: 'PUT /api/notices/choices',
      body: { switched_off: ['appointments', 'medicine'], shows_words: true, by_whatsapp: false, by_email: false },
    },
  ]);
  expect(screen.read('status')).toBe('Saved.');
});

test('WhatsApp is chosen after reading what WhatsApp learns, and not offered where we have no number there', async () => {
  const screen = await open({ 'PUT /api/notices/choices': (choices: object) => ({ ...CHOICES, ...choices }) });
  expect(isTicked(screen, 'Remind me by WhatsApp')).toBe(false);
  expect(screen.text()).toContain('WhatsApp (Meta) learns your number');
  await screen.press('checkbox', 'Remind me by WhatsApp');
  await screen.press('button', 'Save');
  expect(screen.sent()).toEqual([
    {
      call: 'PUT /api/notices/choices',
      body: { switched_off: ['plans'], shows_words: false, by_whatsapp: true, by_email: false },
    },
  ]);
  const without = await open({ 'GET /api/notices/choices': { ...CHOICES, whatsapp_offered: false } });
  expect(without.text()).not.toContain('WhatsApp');
});

test('emails are switched off by a box that only a proven address has', async () => {
  expect((await open()).text()).not.toContain('Also send notices by email');
  const screen = await open({
    'GET /api/notices/choices': { ...CHOICES, by_email: true, email_offered: true },
    'PUT /api/notices/choices': (choices: object) => ({ ...CHOICES, email_offered: true, ...choices }),
  });
  expect(isTicked(screen, 'Also send notices by email')).toBe(true);
  await screen.press('checkbox', 'Also send notices by email');
  await screen.press('button', 'Save');
  expect(screen.sent()).toMatchObject([{ body: { by_email: false } }]);
});

test('choices that could not be saved stay ticked, and the page says so', async () => {
  const screen = await open({ 'PUT /api/notices/choices': NO_NETWORK });
  await screen.press('checkbox', APPOINTMENTS);
  await screen.press('button', 'Save');
  expect(screen.names('alert')).toHaveLength(1);
  expect(isTicked(screen, APPOINTMENTS)).toBe(false);
});

test('says in words when reminders wait', async () => {
  expect((await open()).text()).toContain('At night, from 21:00 to 07:00, reminders wait for the morning.');
});

test('a browser that takes no messages says so, and the switch stays off', async () => {
  const screen = await open();
  await screen.press('switch', 'Messages on this device');
  expect(screen.text()).toContain('This browser takes no messages');
  expect(screen.get('switch', 'Messages on this device').getAttribute('aria-checked')).toBe('false');
});
