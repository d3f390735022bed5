import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/approvals', 'administrator').screen.load('en'));

const approval = (id: string, rest: object = {}) => ({
  id,
  kind: 'grant-administrator',
  person: 'Juma Otieno',
  role: 'manager',
  requested_by: 'Neema Mushi',
  requested_at: '2026-01-04T08:00:00.000Z',
  reason: 'Night shifts',
  expires_at: '2026-01-07T08:00:00.000Z',
  outcome: null,
  decided_by: null,
  decided_at: null,
  may_decide: true,
  ...rest,
});

const open = (data: object, answers: Answers = {}) =>
  openScreen(<StaffScreen />, {
    path: '/admin/dashboard/approvals',
    me: { role: 'administrator' },
    answers: {
      'GET /api/admin/approvals': { waiting: [], decided: [], openings: [], has_second_person: true, ...data },
      ...answers,
    },
  });

test('shows who asked, why and the exact effect; the second person approves', async () => {
  const screen = await open(
    { waiting: [approval('7')] },
    { 'POST /api/admin/approvals/7/decision': new Refused(409, 'approval-over', 'This has been decided already.') },
  );
  expect(screen.text()).toMatch(
    /Make Juma Otieno an administrator.*now manager, becomes an administrator.*Night shifts/s,
  );
  expect(screen.text()).toContain('Asked by Neema Mushi');
  await screen.press('button', 'Approve');
  expect(screen.sent()).toMatchObject([{ body: { decision: 'approved' } }]);
  expect(screen.read('alert')).toContain('This has been decided already.');
});

test('who asked cannot decide', async () => {
  const screen = await open({ waiting: [approval('7', { may_decide: false, kind: 'reset-access' })] });
  expect(screen.text()).toContain('You asked for this: somebody else decides.');
  expect(screen.names('button')).not.toContain('Approve');
});

test('lists what was decided by whom, and says when a second administrator is needed', async () => {
  const screen = await open({
    has_second_person: false,
    decided: [
      approval('1', { outcome: 'declined', decided_by: 'Asha Ali', decided_at: '2026-01-04T09:00:00.000Z' }),
      approval('2', { outcome: 'expired' }),
    ],
  });
  expect(screen.text()).toContain('Declined by Asha Ali');
  expect(screen.text()).toContain('Nobody decided in time');
  expect(screen.text()).toContain('A second administrator is needed');
});

test('lists who forgot a record passphrase; the proof goes to a second administrator', async () => {
  const opening = {
    account_id: '019b7600-0000-7000-8000-0000000000e1',
    person: 'Asha Juma',
    phone: '+255712000123',
    asked_at: '2026-01-04T08:00:00.000Z',
    opens_at: '2026-01-07T08:00:00.000Z',
    approved: false,
    waits: false,
  };
  const screen = await open(
    { openings: [opening, { ...opening, account_id: '2', person: 'Juma Ali', approved: true }] },
    { 'POST /api/admin/approvals/openings': { id: '9' } },
  );
  expect(screen.text()).toMatch(/Asha Juma.*Nothing opens before.*Juma Ali.*Two administrators have confirmed it/s);
  await screen.write('How did the person prove who they are?', 'Identity card in a video call');
  await screen.press('button', 'Ask a second administrator');
  expect(screen.sent()).toMatchObject([
    { body: { account_id: opening.account_id, reason: 'Identity card in a video call' } },
  ]);
});
