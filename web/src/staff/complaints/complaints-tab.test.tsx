import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/complaints', 'administrator').screen.load('en'));

const ID = '019b7600-0000-7000-8000-0000000000d1';
const complaint = (rest: object = {}) => ({
  id: ID,
  number: 12,
  status: 'pending',
  priority: 'medium',
  country: 'TZ',
  language: 'sw',
  name: 'Asha Mwinyi',
  email: '',
  subject: 'Pesa haijarudi',
  message: 'Nililipa mara moja.',
  has_account: true,
  response: null,
  created_at: '2025-12-01T08:00:00.000Z',
  updated_at: '2025-12-01T08:00:00.000Z',
  waiting_since: '2025-12-01T08:00:00.000Z',
  due_at: '2025-12-03T08:00:00.000Z',
  ...rest,
});
const story = (rest: object = {}, of: object = {}) => ({
  complaint: complaint(of),
  account: { full_name: 'Asha Juma', phone: '+255712000123', language: 'sw' },
  turns: [],
  reached_by: ['app', 'sms'],
  templates: [
    { id: 'thanks', texts: { sw: 'Habari Asha, asante.', en: 'Hello Asha, thank you.', fr: 'Bonjour Asha.' } },
  ],
  ...rest,
});
const page = (complaints: object[], rest: object = {}) => ({
  complaints,
  counts: { pending: 3, in_progress: 1, resolved: 7, overdue: 2 },
  next_cursor: null,
  searched_until: null,
  ...rest,
});
const LIST = 'GET /api/admin/complaints';
const ONE = `${LIST}/${ID}`;
const open = (answers: Answers, path = '/admin/dashboard/complaints') =>
  openScreen(<StaffScreen />, {
    path,
    me: { role: 'administrator' },
    answers: { 'GET /api/admin/cases/waiting': { open: 3, overdue: 1 }, ...answers },
  });

test('shows a card each with status, priority, country, writer and clock, and how many there are (ADM-COMP-02)', async () => {
  const screen = await open({ [LIST]: page([complaint()]) });
  const text = screen.text();
  for (const words of [
    'Customer Complaints',
    'Pesa haijarudi',
    'No. 12',
    'Asha Mwinyi',
    'Tanzania',
    'Priority: Medium',
  ])
    expect(text).toContain(words);
  expect(text).toMatch(/Overdue.*Waiting \d+ days/s);
  expect(screen.names('button')).toEqual(expect.arrayContaining(['Mark In Progress', 'Respond']));
});

test('marks one in progress, and the button of one that is stays and cannot be pressed (ADM-COMP-05, C86)', async () => {
  const screen = await open({
    [LIST]: page([complaint({ id: ID.replace('d1', 'd2'), status: 'in_progress' }), complaint()]),
    [`PUT /api/admin/complaints/${ID}/status`]: story({}, { status: 'in_progress' }),
  });
  expect(screen.text().match(/Mark In Progress/g)).toHaveLength(2);
  expect(screen.names('button').filter((name) => name === 'Mark In Progress')).toHaveLength(1);
});

test('says in the printed words what became of it (ADM-COMP-09, ERR-23)', async () => {
  const screen = await open({
    [LIST]: page([complaint()]),
    [`PUT /api/admin/complaints/${ID}/status`]: story({}, { status: 'in_progress' }),
  });
  await screen.press('button', 'Mark In Progress');
  expect(screen.read('status')).toContain('Complaint status updated successfully');
  expect(screen.sent()).toMatchObject([{ body: { status: 'in_progress' } }]);
});

test.each([
  ['status', `PUT /api/admin/complaints/${ID}/status`, 'Failed to update complaint status'],
  ['list', LIST, 'Failed to load complaints'],
] as const)('a failing %s is said in the printed words (ERR-23)', async (what, call, words) => {
  const screen = await open({
    [LIST]: page([complaint()]),
    [call]: new Refused(500, 'internal-error', 'Something went wrong.'),
  });
  if (what === 'status') await screen.press('button', 'Mark In Progress');
  await screen.wait(10_000);
  expect(screen.text()).toContain(words);
});

test('a resolved one shows its answer and no buttons (ADM-COMP-07)', async () => {
  const resolved = complaint({ status: 'resolved', response: 'Imerudi.', waiting_since: null, due_at: null });
  const screen = await open({ [LIST]: page([resolved]) });
  expect(screen.text()).toContain('Imerudi.');
  for (const name of ['Mark In Progress', 'Respond']) expect(screen.names('button')).not.toContain(name);
});

test('finds nothing in the printed words (ADM-COMP-10)', async () => {
  const screen = await open({ [LIST]: page([]) });
  expect(screen.text()).toContain('No Complaints Found');
  expect(screen.text()).toContain('There are no complaints matching your current filters.');
});

test('filters by what is chosen and says how far back a search has read (ADM-COMP-01)', async () => {
  const screen = await open({
    [LIST]: page([], { next_cursor: 'c', searched_until: '2025-11-01T08:00:00.000Z' }),
  });
  await screen.choose('Priority', 'high');
  expect(screen.at()).toContain('?priority=high');
  expect(screen.text()).toMatch(/Searched back to .*2025/);
});

test('is answered in the dialog, which asks for words first and tells how they reach the writer (ADM-COMP-03, ADM-COMP-08)', async () => {
  const screen = await open({
    [LIST]: page([complaint()]),
    [ONE]: story({ turns: [{ by: 'staff', name: 'Grace', text: 'Lini?', at: '2025-12-02T08:00:00.000Z' }] }),
    [`POST /api/admin/complaints/${ID}/response`]: story({}, { status: 'resolved' }),
  });
  await screen.press('button', 'Respond');
  expect(screen.text()).toContain('The answer reaches its writer by: the contact page, SMS.');
  expect(screen.text()).toContain('Lini?');
  await screen.press('button', 'Submit Response');
  expect(screen.text()).toContain('Please write a response.');
  expect(screen.sent()).toEqual([]);
  await screen.write('Your response', ' Imerudi.');
  await screen.choose('Begin with', 'thanks');
  expect(screen.get('textbox', 'Your response')).toHaveProperty('value', 'Habari Asha, asante. Imerudi.');
  await screen.choose('Language of the answer', 'en');
  await screen.press('button', 'Submit Response');
  expect(screen.sent()).toMatchObject([{ body: { response: 'Hello Asha, thank you. Imerudi.', seen: 1 } }]);
  expect(screen.read('status')).toContain('Response submitted successfully');
});

test('what was typed stays when the answer is refused, and nobody is promised an email that is not sent', async () => {
  const screen = await open({
    [LIST]: page([complaint({ email: 'juma@example.org' })]),
    [ONE]: story({ account: null, reached_by: [] }, { email: 'juma@example.org', has_account: false }),
    [`POST /api/admin/complaints/${ID}/response`]: new Refused(409, 'complaint-changed', 'Juma wrote again.'),
  });
  await screen.press('button', 'Respond');
  expect(screen.text()).toContain('Write to juma@example.org yourself.');
  await screen.write('Your response', 'Sawa.');
  await screen.press('button', 'Submit Response');
  expect(screen.text()).toContain('Failed to submit response. Juma wrote again.');
  expect(screen.get('textbox', 'Your response')).toHaveProperty('value', 'Sawa.');
});

test('the page of one shows the writer and the conversation, and changes the priority', async () => {
  const screen = await open(
    { [ONE]: story(), [`PUT /api/admin/complaints/${ID}/priority`]: story({}, { priority: 'high' }) },
    `/admin/dashboard/complaints/${ID}`,
  );
  expect(screen.text()).toMatch(/Asha Juma.*\+255 712 000 123.*Nililipa mara moja\./s);
  await screen.choose('Priority', 'high');
  expect(screen.sent()).toMatchObject([{ body: { priority: 'high' } }]);
  expect(screen.text()).toContain('Complaint priority updated successfully');
});
