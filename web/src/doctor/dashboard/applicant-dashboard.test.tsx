import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import { application } from './applicant-dashboard.tsx';
import DashboardScreen from './dashboard-screen.tsx';

// What loads later is not under the clock of a test.
beforeAll(() => application.load());
beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

const APPLICATION = {
  id: '019b7600-0000-7000-8000-0000000000aa',
  number: 12,
  doctor_name: 'Neema Mushi',
  status: 'in_review',
  percent: 75,
  question: 'Please send the back of your ID.',
  submitted_at: '2026-11-18T06:00:00.000Z',
  email: { address: 'neema@example.org', state: 'sent', sent_at: '2026-11-18T06:00:00.000Z', can_send: true },
  documents: [],
  history: [],
};
const open = (search: string) =>
  openScreen(<DashboardScreen />, {
    path: '/doctor/dashboard',
    search,
    me: { role: 'patient' },
    answers: { 'GET /api/doctor-application': APPLICATION },
  });

test('an applicant is not shut out of the dashboard: the banner says where the application stands', async () => {
  const screen = await open('');
  expect(screen.text()).toContain('Application Status: Under Review');
  expect(screen.text()).toContain('75');
  expect(screen.names('link')).toEqual(['Overview', 'Application', 'Application status']);
  expect(screen.names('button')).not.toContain('Sign in as a doctor');
  await screen.close();
});

test('the tab Application is not closed until the approval: the question is read and answered there', async () => {
  const screen = await open('tab=application');
  await screen.wait(50);
  expect(screen.names('heading')).toContain('Application Status: Under Review');
  expect(screen.text()).toContain('Please send the back of your ID.');
  // What begins with the approval is not shown empty.
  await screen.close();
  expect((await open('tab=earnings')).names('heading')).toContain('Overview');
});
