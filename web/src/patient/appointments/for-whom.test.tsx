import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AppointmentBody } from '../../api/bookings.ts';
import { loadSentences } from '../../shell/catalogues.ts';
import { anAppointment } from '../../testing/appointment.ts';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import { stage } from '../../testing/stage.ts';
import ForWhom from './for-whom.tsx';

beforeEach(stopTime);
beforeAll(() => loadSentences('en', ['public', 'booking', 'family']));

const [JUMA, ASHA] = [
  { id: '019b7600-0000-7000-8000-000000000011', name: 'Juma Mwinyi', phone: null, link: null },
  { id: '019b7600-0000-7000-8000-000000000012', name: 'Asha Mwinyi', phone: null, link: null },
];
const UNTIL = '2026-11-21T06:45:00.000Z';
const PAID = { state: 'scheduled', status: 'scheduled', payment_status: 'paid', person_until: UNTIL } as const;

const open = (more: Partial<AppointmentBody> = {}, { search = 'for=change', answers = {} } = {}) => {
  const appointment = anAppointment({ ...PAID, stage: stage('planned'), reason: 'Cough', ...more });
  return openScreen(<ForWhom appointment={appointment} />, {
    path: `/appointments/${appointment.id}`,
    search,
    answers: { 'GET /api/family': { today: '2026-11-20', members: [JUMA, ASHA] }, ...answers },
  });
};
const CALL = `POST /api/appointments/${anAppointment().id}/person`;

test('the patient chooses among the others, checks the reason and sends both', async () => {
  const screen = await open({}, { answers: { [CALL]: anAppointment({ ...PAID, person: JUMA }) } });
  expect(screen.names('radio')).toEqual(['Juma Mwinyi', 'Asha Mwinyi']);
  expect(screen.text()).toContain('9:45');
  await screen.press('radio', 'Juma Mwinyi');
  await screen.press('button', 'Change');
  expect(screen.sent()).toMatchObject([{ call: CALL, body: { person_id: JUMA.id, reason: 'Cough' } }]);
});

test('an appointment for a member may be for the patient, and no longer for that member', async () => {
  const screen = await open({ person: JUMA }, { answers: { [CALL]: anAppointment(PAID) } });
  expect(screen.names('radio')).toEqual(['Me', 'Asha Mwinyi']);
  await screen.press('radio', 'Me');
  await screen.press('button', 'Change');
  expect(screen.sent()).toMatchObject([{ body: { person_id: null } }]);
});

test('a refusal stands above the buttons, and the choice stays', async () => {
  const refused = new Refused(409, 'coupon-family-full', 'The plan has no place left.');
  const screen = await open({}, { answers: { [CALL]: refused } });
  await screen.press('radio', 'Asha Mwinyi');
  await screen.press('button', 'Change');
  expect(screen.text()).toContain('The plan has no place left.');
  expect(document.querySelector<HTMLInputElement>('[name=person_id]:checked')?.value).toBe(ASHA.id);
});

test('what is too late, and what was changed, is said without a form', async () => {
  const late = await open({ person_until: undefined });
  expect([late.names('radio'), late.text()]).toEqual([[], expect.stringContaining('can no longer be changed')]);
  await late.close();
  const done = await open({ person: JUMA }, { search: 'for=changed' });
  expect(done.text()).toContain('The appointment is for Juma Mwinyi from now on.');
});
