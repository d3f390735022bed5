import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

beforeEach(stopTime);
beforeAll(async () => {
  await sectionAt('staff', 'dashboard/doctors', 'staff-admin').screen.load('en');
  await sectionAt('staff', 'dashboard/add-doctors', 'staff-admin').screen.load('en');
  await sectionAt('staff', 'dashboard/list-doctor', 'staff-admin').screen.load('en');
});

const LIST = 'GET /api/admin/doctors';
const COUNTS = {
  'GET /api/admin/cases/waiting': { open: 0, overdue: 0 },
  'GET /api/applications/waiting': { pending: 0, renewals: 0 },
};
const open = (tab: string, answers: object = {}) =>
  openScreen(<StaffScreen />, {
    path: `/staff/dashboard/${tab}`,
    me: { role: 'staff-admin' },
    answers: { ...COUNTS, ...answers },
  });
const doctor = (rest: object = {}) => ({
  id: 'd1',
  full_name: 'Rehema Kileo',
  specialty: 'Ophthalmologist',
  specialty_id: 'ophthalmologist',
  country: 'TZ',
  rating: 4,
  rating_count: 0,
  avatar_url: null,
  is_verified: false,
  is_featured: false,
  is_on_call: false,
  licence_over: false,
  invitation: 'over',
  patients: 3,
  consultations: 5,
  video_calls: 2,
  phone_calls: 3,
  ...rest,
});

test('the tab Doctors has Add Doctor above the applications, at its old address too (STF-SHELL-05)', async () => {
  const answers = { 'GET /api/applications': { applications: [], total: 0, page: 1, pages: 1, page_size: 5 } };
  for (const tab of ['doctors', 'applications']) {
    const screen = await open(tab, answers);
    expect(screen.read('heading')).toBe('Doctors');
    expect(screen.get('link', 'Add Doctor').getAttribute('href')).toBe('/staff/dashboard/add-doctors');
    expect(screen.text()).toContain('No applications found.');
    await screen.close();
  }
});

test('Add Doctors says that the doctor stays unverified, asks for the licence, and shows the link once (W68)', async () => {
  const screen = await open('add-doctors');
  expect(screen.text()).toContain('The doctor stays unverified until an administrator has checked the licence.');
  await screen.press('button', 'Add Doctor');
  expect(screen.read('alert')).toBe('Please fill in all required fields');
  expect(screen.sent()).toEqual([]);
  expect(screen.names('textbox')).toEqual(
    expect.arrayContaining(['Full name', 'Council', 'Licence number'].map((name) => expect.stringContaining(name))),
  );
});

test('List Doctor reads doctors without earnings, editing or deleting, and sends a new link (STF-SHELL-06)', async () => {
  const answer = { doctors: [doctor()], shown: 1, total: 7, patients: 3, average_patients: 3, page: 1, pages: 1 };
  const screen = await open('list-doctor', {
    [LIST]: answer,
    'POST /api/admin/doctors/d1/invitation': { address: 'https://x/y#z', expires_at: '2026-01-04T08:00:00.000Z' },
  });
  expect(screen.text()).toMatch(/1 of 7 shown.*Rehema Kileo.*Ophthalmologist.*Tanzania.*Unverified.*Invitation over/s);
  expect(screen.text()).not.toMatch(/earn/i);
  expect(screen.names('button').join(' ')).not.toMatch(/Delete|Edit/);
  await screen.press('button', 'Send a new link');
  expect(screen.text()).toContain('https://x/y#z');
});

test('a list of doctors that cannot be loaded says so', async () => {
  const screen = await open('list-doctor', { [LIST]: new Refused(400, 'invalid-input', 'No.') });
  expect(screen.names('button')).toContain('Try again');
});

test('the tabs of each role, and no screen behind another one (ROLE-12…15)', () => {
  const tab = (name: string, role: 'manager' | 'receptionist' | 'staff-admin') =>
    sectionAt('staff', `dashboard/${name}`, role).name === name;
  const TABS = ['bookings', 'payments', 'doctors', 'add-doctors', 'list-doctor'];
  expect(TABS.filter((name) => tab(name, 'staff-admin'))).toEqual(TABS);
  expect(TABS.filter((name) => tab(name, 'manager'))).toEqual(['bookings', 'payments']);
  expect(TABS.filter((name) => tab(name, 'receptionist'))).toEqual(['bookings']);
  expect(sectionAt('staff', 'dashboard', 'receptionist').name).toBe('bookings');
});
