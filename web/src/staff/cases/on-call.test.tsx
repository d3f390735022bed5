import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('staff', 'dashboard/cases', 'staff-admin').screen.load('en'));

const ID = '019b7600-0000-7000-8000-0000000000c1';
const NEEMA = '019b7600-0000-7000-8000-0000000000d1';
const emergency = (rest: object = {}) => ({
  case: {
    id: ID,
    kind: 'escalated-emergency',
    stage: 'open',
    country: 'KE',
    person: 'Asha Juma',
    money: null,
    opened_at: '2026-01-01T08:00:00.000Z',
    due_at: '2026-01-01T08:05:00.000Z',
    closed_at: null,
    owner: null,
    is_own: false,
  },
  facts: [{ label: 'phone', text: '+254712000001' }],
  steps: [],
  decisions: ['settle'],
  hindrance: null,
  link: null,
  version: 'v1',
  ...rest,
});
const neema = { id: NEEMA, name: 'Dr. Neema Mushi', specialty: 'cardiologist', on_call: false, hindrance: null };
const dentist = {
  id: '019b7600-0000-7000-8000-0000000000d2',
  name: 'Dr. Zuhura Meno',
  specialty: 'dentist',
  on_call: false,
  hindrance: 'specialty',
};

const openCase = (shown: object, answers: Answers = {}) =>
  openScreen(<StaffScreen />, {
    path: `/staff/dashboard/cases/${ID}`,
    me: { role: 'staff-admin' },
    answers: {
      'GET /api/admin/cases/waiting': { open: 1, overdue: 0 },
      'GET /api/applications/waiting': { pending: 0, renewals: 0 },
      [`GET /api/admin/cases/${ID}`]: shown,
      'GET /api/admin/on-call': { doctors: [neema, dentist], has_more: true },
      ...answers,
    },
  });

test('whoever decides an emergency puts a doctor on call, and reads what that means', async () => {
  const screen = await openCase(emergency(), {
    [`PUT /api/admin/on-call/${NEEMA}`]: { ...neema, on_call: true },
  });
  expect(screen.text()).toMatch(/Doctors on call: Kenya.*An emergency rings the doctors on call at any hour/s);
  expect(screen.text()).toMatch(/Dr\. Neema Mushi.*Cardiologist.*Not on call/s);
  await screen.press('switch', 'Dr. Neema Mushi: on call');
  expect(screen.sent()).toMatchObject([{ call: `PUT /api/admin/on-call/${NEEMA}`, body: { on_call: true } }]);
  expect(screen.get('switch', 'Dr. Neema Mushi: on call').getAttribute('aria-checked')).toBe('true');
});

test('a doctor whom no emergency rings has no switch, and the list says why and that there are more', async () => {
  const screen = await openCase(emergency());
  expect(screen.text()).toMatch(/Dr\. Zuhura Meno.*their specialty is not for emergencies/s);
  expect(screen.text()).toContain('There are more doctors: find them by name.');
  expect(screen.names('switch')).toEqual(['Dr. Neema Mushi: on call']);
});

test('a refusal is said beside the doctor, who stays as shown', async () => {
  const screen = await openCase(emergency(), {
    [`PUT /api/admin/on-call/${NEEMA}`]: new Refused(409, 'doctor-not-rung', 'No emergency rings this doctor now.'),
  });
  await screen.press('switch', 'Dr. Neema Mushi: on call');
  expect(screen.read('alert')).toContain('No emergency rings this doctor now.');
  expect(screen.get('switch', 'Dr. Neema Mushi: on call').getAttribute('aria-checked')).toBe('false');
});

test.each([
  ['may not be decided by the reader', emergency({ decisions: [], hindrance: 'about-you' })],
  ['is of another kind', emergency({ case: { ...emergency().case, kind: 'refused-by-gateway' } })],
])('a case that %s shows no switches', async (_, shown) => {
  const screen = await openCase(shown);
  expect(screen.text()).not.toContain('Doctors on call');
});
