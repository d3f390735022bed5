import StaffScreen from '../staff/staff-screen.tsx';
import { openScreen } from './open-screen.tsx';
import type { Answers } from './open-screen.tsx';

/** The id of the case that tests of its page show. */
export const ID = '019b7600-0000-7000-8000-0000000000c1';
/** A case as the queue lists it. */
export const oneCase = (rest: object = {}) => ({
  id: ID,
  kind: 'withdrawal',
  stage: 'open',
  country: null,
  person: 'Dr. Neema Mushi',
  money: { amount: 1_000_000, currency: 'TZS' },
  opened_at: '2026-01-01T08:00:00.000Z',
  due_at: '2026-01-03T08:00:00.000Z',
  closed_at: null,
  owner: null,
  is_own: false,
  ...rest,
});
/** A case as its page shows it. */
export const story = (rest: object = {}) => ({
  case: oneCase(),
  facts: [
    { label: 'payout-phone', text: '+255754123456' },
    { label: 'balance', money: { amount: 200_000, currency: 'TZS' } },
  ],
  steps: [],
  decisions: ['propose', 'reject'],
  hindrance: null,
  link: null,
  version: 'v1',
  ...rest,
});

/** Opens an address of the portal as an administrator. */
export const openPortal = (path: string, answers: Answers) =>
  openScreen(<StaffScreen />, {
    path,
    me: { role: 'administrator' },
    answers: {
      'GET /api/admin/cases/waiting': { open: 3, overdue: 1, by_kind: [{ kind: 'withdrawal', open: 1 }] },
      ...answers,
    },
  });
/** Opens the page of a case that the server answers with. */
export const openCase = (shown: object, answers: Answers = {}) =>
  openPortal(`/admin/dashboard/cases/${ID}`, { [`GET /api/admin/cases/${ID}`]: shown, ...answers });
