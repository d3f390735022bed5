import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

const PATH = '/admin/dashboard/accounts';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/accounts', 'administrator').screen.load('en'));

const member = (id: string, name: string, rest: object = {}) => ({
  id,
  full_name: name,
  phone_end: '067',
  role: 'manager',
  state: 'active',
  since: '2026-01-02T08:00:00.000Z',
  signed_in_at: '2026-01-04T08:00:00.000Z',
  link_expires_at: null,
  is_self: false,
  ...rest,
});
const MEMBERS = [
  member('1', 'Neema Mushi', { role: 'administrator', is_self: true }),
  member('2', 'Juma Otieno'),
  member('3', 'Asha Ali', { state: 'invited', signed_in_at: null, role: 'receptionist' }),
  member('4', 'Rehema Kileo', { state: 'suspended' }),
  member('5', 'Baraka Moshi', { state: 'link-over', signed_in_at: null }),
];
const WANTED = new Refused(403, 'step-up-required', 'Enter a code', { factor: 'authenticator' });

const open = (answers: Answers = {}) =>
  openScreen(<StaffScreen />, {
    path: PATH,
    me: { role: 'administrator' },
    answers: { 'GET /api/admin/staff': { members: MEMBERS }, ...answers },
  });

test('lists everybody with role, state and last sign-in; nobody changes the own account', async () => {
  const screen = await open();
  expect(screen.text()).toMatch(/Neema Mushi You.*Administrator.*Active/s);
  expect(screen.text()).toMatch(/Asha Ali.*Receptionist.*Invited.*Has not signed in yet/s);
  expect(screen.text()).toMatch(/Rehema Kileo.*Suspended/s);
  expect(screen.text()).toMatch(/Baraka Moshi.*Link too old/s);
  expect(screen.names('button').filter((name) => name.startsWith('Change:'))).toEqual(
    ['Juma Otieno', 'Asha Ali', 'Rehema Kileo', 'Baraka Moshi'].map((name) => `Change: ${name}`),
  );
});

test('an invitation is sent with name, phone and role, and its link is shown once', async () => {
  const screen = await open({
    'POST /api/admin/staff': {
      member: MEMBERS[2],
      link: { address: 'https://tabibu.test/set-up#abc', expires_at: '2026-01-06T08:00:00.000Z' },
    },
  });
  await screen.press('button', 'Invite somebody');
  await screen.write('Full name', 'Asha Ali');
  await screen.write('Phone number', '0754 000 067');
  await screen.press('button', 'Send the invitation');
  expect(screen.sent()).toMatchObject([
    { call: 'POST /api/admin/staff', body: { full_name: 'Asha Ali', phone: '0754 000 067', role: 'receptionist' } },
  ]);
  expect(screen.text()).toContain('https://tabibu.test/set-up#abc');
  await screen.press('button', 'Done');
  await screen.press('button', 'Invite somebody');
  expect(screen.text()).not.toContain('set-up#abc');
});

test('a refused invitation keeps what was typed', async () => {
  const refusal = new Refused(409, 'works-here-already', 'This person works here already.');
  const screen = await open({ 'POST /api/admin/staff': refusal });
  await screen.press('button', 'Invite somebody');
  await screen.write('Full name', 'Asha Ali');
  await screen.press('button', 'Send the invitation');
  expect(screen.read('alert')).toContain('This person works here already.');
  expect((screen.get('textbox', 'Full name') as HTMLInputElement).value).toBe('Asha Ali');
});

test('an action that wants the authenticator asks for it and goes on by itself (A-14)', async () => {
  const answers: Answers = {
    'POST /api/admin/staff/2/suspend': WANTED,
    'POST /api/me/step-up': { proven_until: '2026-01-05T08:00:00.000Z' },
  };
  const screen = await open(answers);
  await screen.press('button', 'Change: Juma Otieno');
  expect(screen.text()).toContain('Juma Otieno is signed out at once on every device');
  await screen.press('button', 'Suspend');
  expect(screen.text()).toContain('Is it you?');
  answers['POST /api/admin/staff/2/suspend'] = member('2', 'Juma Otieno', { state: 'suspended' });
  await screen.write('Code from the authenticator app', '123456');
  expect(screen.sent().map(({ call }) => call)).toEqual([
    'POST /api/admin/staff/2/suspend',
    'POST /api/me/step-up',
    'POST /api/admin/staff/2/suspend',
  ]);
  expect(screen.text()).not.toContain('Is it you?');
});

test('closing that dialog does nothing and says nothing', async () => {
  const screen = await open({ 'POST /api/admin/staff/2/suspend': WANTED });
  await screen.press('button', 'Change: Juma Otieno');
  await screen.press('button', 'Suspend');
  await screen.press('button', 'Leave it');
  expect(screen.sent()).toHaveLength(1);
  expect(screen.names('alert')).toEqual([]);
});
