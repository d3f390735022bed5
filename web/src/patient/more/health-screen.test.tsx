import { beforeEach, expect, test } from 'vitest';
import { anAppointment } from '../../testing/appointment.ts';
import { NO_NETWORK, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { stage } from '../../testing/stage.ts';
import HealthScreen from './health-screen.tsx';

beforeEach(stopTime);

const aDocument = (id: string, more: object) => ({
  id: `019b7600-0000-7000-8000-0000000000${id}`,
  booking_id: '019b7600-0000-7000-8000-0000000000b1',
  kind: 'note',
  state: 'valid',
  doctor_name: 'Dkt. Neema Mushi',
  signed_at: '2026-11-19T06:00:00.000Z',
  valid_until: null,
  cancelled_at: null,
  ...more,
});
const NO_FACTS = { version: 0, today: '2026-11-20', birth_date: null, sex: null, weight_kg: null, pregnancy: null };
const ANSWERS: Answers = {
  'GET /api/appointments': { appointments: [], next_cursor: null },
  'GET /api/documents': { documents: [], next_cursor: null },
  'GET /api/family': { today: '2026-11-20', members: [] },
  'GET /api/me/facts': NO_FACTS,
  'GET /api/me/allergies': { version: 0, status: 'not-asked', said_by: null, said_at: null, items: [] },
  'GET /api/me/record-readings': { readings: [], next_cursor: null },
  'GET /api/people/019b7600-0000-7000-8000-00000000000a/reports': { months: ['2026-10'] },
};
const open = (answers: Answers = {}, me: object = {}) =>
  openScreen(<HealthScreen />, { path: '/more/health', me, answers: { ...ANSWERS, ...answers } });

test('shows next and past appointments with their person, waiting prescriptions first, and the family', async () => {
  const lists = [
    [anAppointment({ stage: stage('planned'), person: { id: 'x', name: 'Juma Asha', phone: null, link: null } })],
    [anAppointment({ id: 'past', stage: stage('completed'), date: '2026-11-01' })],
  ];
  const screen = await open({
    // The appointments to come are asked for first.
    'GET /api/appointments': () => ({ appointments: lists.shift(), next_cursor: null }),
    'GET /api/documents': {
      documents: [
        aDocument('e1', {}),
        aDocument('e2', { kind: 'referral' }),
        aDocument('e3', { kind: 'sick-note' }),
        aDocument('e4', { kind: 'prescription', valid_until: '2026-12-19', person: 'Juma Asha' }),
      ],
      next_cursor: null,
    },
    'GET /api/family': {
      today: '2026-11-20',
      members: [{ id: 'm1', name: 'Juma Asha', relation: 'child', version: 1, birth_date: null, sex: null }],
    },
  });
  const words = screen.text();
  expect(words).toMatch(
    /Appointments.*Dkt\. Neema Mushi For Juma Asha.*10:00.*1 Nov.*Documents and prescriptions.*Prescription.*Juma Asha/s,
  );
  expect(words).not.toContain('Sick note');
  expect(document.querySelector('a[href="/more/family/m1"]')).not.toBeNull();
});

test('says what is missing where there is nothing yet', async () => {
  const words = (await open()).text();
  for (const part of ['no appointment yet', 'No doctor has signed anything', 'Nobody is in your family here'])
    expect(words).toContain(part);
});

test('without a network, what was kept is shown and the rest offers to try again', async () => {
  const screen = await open({ 'GET /api/documents': NO_NETWORK, 'GET /api/family': NO_NETWORK });
  await screen.wait(10_000);
  expect(screen.text()).toContain('no appointment yet');
  expect(screen.names('button')).toContain('Try again');
});

test('a doctor sees the own facts, without a list of patients’ appointments', async () => {
  const screen = await open({}, { role: 'doctor' });
  expect(screen.text()).not.toContain('All appointments');
});
