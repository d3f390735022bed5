import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import { ID, LIST, ONE, details, listed, page } from '../../testing/desk-doctors.ts';
import type { Answers } from '../../testing/open-screen.tsx';
import { sectionAt } from '../sections.tsx';
import StaffScreen from '../staff-screen.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/doctors', 'administrator').screen.load('en'));

const open = (answers: Answers) =>
  openScreen(<StaffScreen />, {
    path: '/admin/dashboard/doctors',
    me: { role: 'administrator' },
    answers: { 'GET /api/admin/cases/waiting': { open: 0, overdue: 0 }, ...answers },
  });

test('a doctor whom somebody else saved meanwhile keeps what was typed, shows the rest as stored, and is saved on that', async () => {
  let reads = 0;
  const screen = await open({
    [LIST]: page([listed()]),
    [ONE]: () => ((reads += 1) === 1 ? details() : details({ version: 'v2', bio: 'Hearts, saved by another.' })),
    [`PATCH /api/admin/doctors/${ID}`]: ({ version }: { version: string }) =>
      version === 'v1' ? new Refused(409, 'doctor-changed', 'Somebody else changed this doctor.') : details(),
  });
  await screen.press('button', 'Edit: Neema Mollel');
  await screen.write('Full name', 'Neema Mushi');
  await screen.press('button', 'Update Doctor');
  expect(screen.read('alert')).toContain('Somebody else changed this doctor.');
  await screen.press('button', 'Update Doctor');
  expect(screen.sent().map(({ body }) => body)).toMatchObject([
    { full_name: 'Neema Mushi', bio: 'Hearts.', version: 'v1' },
    { full_name: 'Neema Mushi', bio: 'Hearts, saved by another.', version: 'v2' },
  ]);
});

test('a doctor below three ratings is new in the list, whatever start stars the house gave', async () => {
  const screen = await open({ [LIST]: page([listed({ rating: 5, rating_count: 2 })]) });
  expect(screen.text()).toContain('New · 2 ratings');
  expect(screen.text()).not.toContain('5.0');
});
