import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VisitRecordsBody } from '../../api/records.ts';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import { HidingPanel } from './hiding-panel.tsx';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

const PATH = '/doctor/visits/019b7600-0000-7000-8000-000000000001';
const CALL = `PUT /api${PATH}/hidden`;
const SHOWN = {
  hidden: false,
  kinds: ['note', 'prescription', 'referral'],
  from_age: 15,
  why_not: null,
  short_code: null,
} as const;

const open = (hiding: Partial<NonNullable<VisitRecordsBody['hiding']>> | null, answer: unknown = {}) => {
  const visit = {
    booking_id: PATH.slice(-36),
    patient: { name: 'Rehema Mwinyi', guardian: 'Neema Mwinyi', country: 'TZ', language: 'sw' },
    hiding: hiding && { ...SHOWN, ...hiding },
  } as VisitRecordsBody;
  return openScreen(<HidingPanel visit={visit} />, {
    path: PATH,
    me: { role: 'doctor' },
    answers: { [CALL]: answer },
  });
};

test('a doctor reads that the guardian sees every paper, which ones can be hidden, and hides them', async () => {
  const screen = await open({});
  expect(screen.text()).toContain('Neema Mwinyi sees every paper that you sign');
  expect(screen.text()).toContain('Hidden are: Note, Prescription');
  await screen.press('button', 'Hide papers from the guardian');
  expect(screen.sent()).toMatchObject([{ call: CALL, body: { hidden: true } }]);
});

test('what is hidden can be shown again, and the code of a hidden prescription stands there', async () => {
  const screen = await open({ hidden: true, short_code: 'ABCD-EFGH-J' });
  expect(screen.text()).toContain('Hidden from Neema Mwinyi');
  expect(screen.text()).toContain('ABCD-EFGH-J');
  await screen.press('button', 'Show papers to the guardian');
  expect(screen.sent()).toMatchObject([{ body: { hidden: false } }]);
});

test('a child’s papers have no button but a reason, and the patient’s own visit has nothing', async () => {
  const screen = await open({ why_not: 'too-young' });
  expect(screen.text()).toContain('from the age of 15 on');
  expect(screen.names('button')).toEqual([]);
  await screen.close();
  expect((await open(null)).text()).toBe('');
});

test('a refusal is read out', async () => {
  const screen = await open({}, new Refused(409, 'hiding-not-allowed', 'Papers of this person cannot be hidden.'));
  await screen.press('button', 'Hide papers from the guardian');
  expect(screen.text()).toContain('cannot be hidden');
});
