import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import DashboardScreen from './dashboard-screen.tsx';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

test('a doctor out of service reads why, and is not locked out of earnings, finished visits and messages', async () => {
  const screen = await openScreen(<DashboardScreen />, {
    path: '/doctor/dashboard',
    language: 'en',
    me: { role: 'doctor', is_doctor: true },
    answers: {
      'GET /api/doctor/overview': new Refused(404, 'not-found', 'There is no such thing.'),
      'GET /api/doctor/licence': { out_of_service: 'approval', licence: null, unchecked: null, renewal: null },
      'GET /api/doctor/application': null,
      'GET /api/doctor/notifications': { notifications: [], unread: 0, next_cursor: null },
    },
  });
  expect(screen.text()).toContain('Your approval does not stand: your application is being looked at again.');
  expect(screen.text()).toContain('What you earned stays yours');
  expect(screen.names('link')).toEqual(
    expect.arrayContaining(['Overview', 'Appointments', 'Earnings', 'Notifications']),
  );
  expect(screen.names('link')).not.toContain('My profile');
  await screen.close();
});
