import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '@tabibu/contract/roles';
import { NO_NETWORK, Refused, openScreen, stopTime } from '../testing/open-screen.tsx';
import type { Answers } from '../testing/open-screen.tsx';
import { DESK, SECTIONS } from '../testing/section-titles.ts';
import StaffScreen from './staff-screen.tsx';
import { sectionAt } from './sections.tsx';

beforeEach(stopTime);
// The first load of a section's code and sentences is not under the clock of a test.
beforeAll(async () => {
  await sectionAt('staff', 'dashboard/settings', 'manager').screen.load('en');
  await sectionAt('staff', 'dashboard/bookings', 'receptionist').screen.load('en');
  await sectionAt('admin', 'dashboard/overview', 'administrator').screen.load('en');
  await sectionAt('staff', 'dashboard/dashboard', 'manager').screen.load('en');
  await sectionAt('admin', 'dashboard/cases', 'administrator').screen.load('en');
  await sectionAt('admin', 'dashboard/accounts', 'administrator').screen.load('en');
  await sectionAt('staff', 'dashboard/applications', 'staff-admin').screen.load('en');
});

const open = (path: string, role: Role | null, answers: Answers = {}) =>
  openScreen(<StaffScreen />, { path, me: role && { role }, answers });

/** Types a pair at the sign-in of a portal and sends it. The password is shown first. */
async function signIn(path: string, answer: unknown) {
  const screen = await open(path, null, { 'POST /api/auth/password': answer });
  await screen.write('Username', 'neema.mushi');
  await screen.press('button', 'Show: Password');
  await screen.write('Password', 'mvua kiatu ndizi');
  await screen.press('button', 'Sign In');
  return screen;
}

test.each([
  ['admin', 'Admin Login', 'Invalid credentials'],
  ['staff', 'Staff Login', 'Invalid username or password'],
] as const)('/%s/login: %s, and a wrong pair says %j and keeps what was typed', async (portal, title, words) => {
  const screen = await signIn(`/${portal}/login`, new Refused(401, `${portal}-credentials-wrong`, words));
  expect(screen.read('heading')).toBe(title);
  expect(screen.read('alert')).toContain(words);
  expect(screen.sent()).toMatchObject([{ body: { portal, username: 'neema.mushi', password: 'mvua kiatu ndizi' } }]);
  expect((screen.get('textbox', 'Password') as HTMLInputElement).value).toBe('mvua kiatu ndizi');
});

test('the title of the document names the section, so that tabs of a browser can be told apart', async () => {
  await open('/staff/dashboard/settings', 'manager');
  expect(document.title).toBe('Settings · Tabibu');
});

test('an empty field is asked for before anything is sent', async () => {
  const screen = await open('/staff/login', null);
  await screen.press('button', 'Sign In');
  expect(screen.read('alert')).toContain('Please enter both username and password');
  expect(screen.sent()).toEqual([]);
});

test('without a network the sign-in says so', async () => {
  expect((await signIn('/admin/login', NO_NETWORK)).read('alert')).not.toBe('');
});

test.each([
  ['/admin', null, '/admin/login'],
  ['/staff', null, '/staff/login'],
  ['/admin/dashboard/anything', null, '/admin/login'],
  ['/staff/dashboard', 'patient', '/staff/login'],
  ['/staff/dashboard', 'doctor', '/staff/login'],
  ['/admin/dashboard', 'receptionist', '/admin/login'],
  ['/admin/dashboard', 'staff-admin', '/admin/login'],
  ['/admin/login', 'administrator', '/admin/dashboard'],
  ['/staff/login', 'manager', '/staff/dashboard'],
] as const)('%s leads %s to %s (W37, W38)', async (path, role, address) => {
  expect((await open(path, role)).at()).toBe(address);
});

const SETTINGS = {
  'GET /api/admin/profile': { username: 'neema.mushi' },
  'GET /api/me/devices': [],
  'GET /api/admin/case-texts': { on: true },
  'PUT /api/admin/profile': new Refused(422, 'current-password-wrong', 'The current password is not right.'),
};

/** The dashboard has figures that are links. */
const isNoFigure = (link: string) =>
  !/^(Total|Emergency|Active Subscriptions|Completed|Pending|Cancelled|All payments)/.test(link);

const ADMINISTRATOR = {
  id: '019b7600-0000-7000-8000-00000000000a',
  role: 'administrator',
  full_name: 'Asha Juma',
  phone: '+255712000123',
  email: null,
  is_doctor: false,
  country: 'TZ',
  language: 'en',
  csrf: 'csrf-of-asha',
};

test.each([
  ['/admin/dashboard', 'administrator', 'Administrator', SECTIONS],
  [
    '/staff/dashboard',
    'administrator',
    'Administrator',
    ['Dashboard', ...DESK, 'Needs a person', 'New licences', 'Complaints', 'Settings'],
  ],
  [
    '/staff/dashboard',
    'staff-admin',
    'Staff admin',
    [
      'Dashboard',
      ...DESK,
      'Book for a caller',
      'Needs a person',
      'New licences',
      'Complaints',
      'Doctors’ numbers',
      'Settings',
    ],
  ],
  ['/staff/dashboard', 'manager', 'Manager', ['Dashboard', 'Bookings', 'Payments', 'Settings']],
  // The tab of bookings has a button to book for a caller, too.
  [
    '/staff/dashboard',
    'receptionist',
    'Receptionist',
    ['Bookings', 'Book for a caller', 'Settings', 'Book for a caller'],
  ],
] as const)('%s opens the first section for %s and names the role (C67)', async (path, role, words, sections) => {
  const screen = await open(path, role, SETTINGS);
  expect(screen.text()).toContain(words);
  expect(screen.names('link').filter(isNoFigure)).toEqual(sections);
  expect(screen.read('heading')).toBe(sections[0]);
});

test.each([
  [30, 'Make a passkey: 30 days left', 'After that only the settings are open', [...SECTIONS, 'Make a passkey']],
  [1, 'Make a passkey: 1 day left', 'After that only the settings are open', [...SECTIONS, 'Make a passkey']],
  [0, 'Make a passkey now: your thirty days are over', 'only these settings are open', ['Settings']],
])(
  'an administrator without a passkey reads with %i days left %j, and sees %j (A-12)',
  async (days, title, words, links) => {
    const screen = await openScreen(<StaffScreen />, {
      path: '/admin/dashboard',
      me: { role: 'administrator', passkey_due: { at: '2026-12-20T08:00:00.000Z', days_left: days } },
      answers: SETTINGS,
    });
    for (const sentence of [title, words]) expect(screen.text()).toContain(sentence);
    expect(screen.names('link').filter(isNoFigure)).toEqual(links);
    expect(screen.read('heading')).toBe(links[0]);
  },
);

test('an administrator with a passkey reads no notice', async () => {
  expect((await open('/admin/dashboard', 'administrator', SETTINGS)).text()).not.toContain('Make a passkey');
});

test('a page that is open when the thirty days end leads to the settings with the next refusal (A-12)', async () => {
  const due = { at: '2026-11-20T08:00:00.000Z', days_left: 0 };
  const me = { ...ADMINISTRATOR, passkey_due: due };
  const screen = await open('/admin/dashboard/accounts', 'administrator', {
    ...SETTINGS,
    'GET /api/admin/staff': new Refused(403, 'passkey-required', 'Your thirty days without a passkey are over.'),
    'GET /api/me': me,
  });
  await screen.wait(1000);
  expect(screen.names('link')).toEqual(['Settings']);
  expect(screen.read('heading')).toBe('Settings');
});

test('settings: all four are required, the new ones must agree, and a wrong current one is refused (S54)', async () => {
  const screen = await open('/admin/dashboard/settings', 'administrator', SETTINGS);
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    await screen.press('button', `Show: ${label}`);
  await screen.press('button', 'Save');
  expect(screen.read('alert')).toContain('Please fill in all fields');
  await screen.write('Current password', 'old');
  await screen.write('New password', 'samaki taa dirisha');
  await screen.write('Confirm new password', 'samaki taa');
  await screen.press('button', 'Save');
  expect(screen.read('alert')).toContain('not the same');
  expect(screen.sent()).toEqual([]);
  await screen.write('Confirm new password', 'samaki taa dirisha');
  await screen.press('button', 'Save');
  expect(screen.read('alert')).toContain('The current password is not right.');
  expect(screen.sent()).toHaveLength(1);
});

/** Opens the settings of a manager whose second factor is in a state. */
const openSettings = (role: Role, factor: object, answers: Answers = {}) =>
  open('/staff/dashboard/settings', role, {
    ...SETTINGS,
    'GET /api/me/second-factor': { since: null, recovery_codes_left: 0, proven_until: null, ...factor },
    ...answers,
  });

const WANTS_PASSWORD = new Refused(403, 'step-up-required', 'First give your password again.', { factor: 'password' });

test('settings: switching the authenticator on asks for the password first, and closing that question does nothing', async () => {
  const screen = await openSettings('manager', { on: false }, { 'POST /api/me/second-factor': WANTS_PASSWORD });
  expect(screen.text()).toContain('Besides the password');
  await screen.press('button', 'Switch the second factor on');
  expect(screen.text()).toContain('Enter your password again');
  await screen.press('button', 'Leave it');
  expect(screen.names('button')).toContain('Switch the second factor on');
  expect(screen.names('alert')).toEqual([]);
});

test('settings: after the right password the secret is shown', async () => {
  const enrolment = { secret: 'ABCD'.repeat(8), uri: 'otpauth://x', qr: { size: 1, path: 'M0 0' }, expires_at: '' };
  const replies = [WANTS_PASSWORD, enrolment];
  const screen = await openSettings(
    'manager',
    { on: false },
    {
      'POST /api/me/second-factor': () => replies.shift(),
      'POST /api/me/step-up/password': { proven_until: '' },
    },
  );
  await screen.press('button', 'Switch the second factor on');
  await screen.press('button', 'Show: Password');
  await screen.write('Password', 'mvua kiatu ndizi');
  await screen.press('button', 'Continue');
  expect(screen.text()).toContain('ABCD ABCD');
  expect(screen.sent().map(({ call, body }) => [call, body])).toEqual([
    ['POST /api/me/second-factor', {}],
    ['POST /api/me/step-up/password', { password: 'mvua kiatu ndizi' }],
    ['POST /api/me/second-factor', {}],
  ]);
});

test.each([
  ['manager', true],
  ['administrator', false],
] as const)('settings: %s may switch the second factor off: %s', async (role, may) => {
  const on = { on: true, since: '2026-11-19T22:30:00.000Z', recovery_codes_left: 10 };
  const screen = await openSettings(role, on);
  expect(screen.names('button').includes('Switch the second factor off')).toBe(may);
  expect(screen.text().includes('cannot be switched off')).toBe(!may);
  expect(screen.names('button')).toContain('Make new recovery codes');
});
