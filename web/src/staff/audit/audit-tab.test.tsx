import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/audit', 'administrator').screen.load('en'));

const entry = (id: number, rest: object = {}) => ({
  id,
  at: '2026-01-04T08:00:00.000Z',
  kind: 'change',
  actor: 'patient',
  actor_id: 'a1',
  actor_name: 'Asha Juma',
  person_id: null,
  person_name: '',
  action: 'bookings.hold',
  object: 'booking',
  object_id: 'b7',
  outcome: 'done',
  details: [{ name: 'amount', value: 15_000 }],
  ...rest,
});
const page = (...entries: object[]) => ({ entries, next_cursor: null, anchored_at: null });

const open = (answers: Answers) =>
  openScreen(<StaffScreen />, {
    path: '/admin/dashboard/audit',
    me: { role: 'administrator' },
    answers: { 'GET /api/applications/waiting': { pending: 0, renewals: 0 }, ...answers },
  });
const logReads = (asked: readonly string[]) => asked.filter((call) => call.includes('/api/admin/audit'));

test('shows who did what to what, and a name leads to everything about that person', async () => {
  const screen = await open({
    'GET /api/admin/audit': page(entry(1), entry(2, { outcome: 'refused', actor: 'job:sweep-calls', actor_id: null })),
  });
  expect(screen.text()).toMatch(/Asha Juma.*patient.*bookings\.hold.*booking b7.*amount = 15000/s);
  expect(screen.text()).toMatch(/the product itself: sweep-calls.*refused/s);
  expect(screen.text()).toContain('has not been sealed with a signature yet');
  await screen.press('button', 'Asha Juma');
  expect(logReads(screen.asked())).toHaveLength(2);
  expect(screen.text()).toContain('Shown: what Asha Juma did');
  await screen.press('button', 'Show everything');
  expect(screen.text()).not.toContain('Shown:');
});

test('a reading names whose data were opened', async () => {
  const screen = await open({
    'GET /api/admin/audit': page(
      entry(1, { kind: 'read', actor: 'doctor', actor_name: 'Dkt. Neema', person_id: 'p', person_name: 'Juma Otieno' }),
    ),
  });
  expect(screen.text()).toMatch(/Dkt\. Neema.*doctor.*opened the data of Juma Otieno/s);
});

test('a person is found by the phone number, and an unknown one is said where it was typed', async () => {
  let known = false;
  const screen = await open({
    'GET /api/admin/audit': page(),
    'POST /api/admin/audit/person': () =>
      known ? { account_id: 'a9', full_name: 'Asha Juma' } : new Refused(404, 'not-found', 'We could not find that.'),
  });
  expect(screen.text()).toContain('Nothing is written down for this.');
  await screen.write('Phone number of a person', '0754 111 223');
  await screen.press('button', 'Search');
  expect(screen.read('alert')).toContain('We could not find that.');
  expect(logReads(screen.asked())).toHaveLength(1);
  known = true;
  await screen.press('button', 'Search');
  expect(screen.sent().at(-1)).toMatchObject({ body: { phone: '0754 111 223' } });
  expect(logReads(screen.asked())).toHaveLength(2);
  expect(screen.text()).toContain('Shown: what Asha Juma did');
});
