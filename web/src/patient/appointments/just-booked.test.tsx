import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import AppointmentsScreen from './appointments-screen.tsx';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

test('"booked" is never said above an empty list, and the address does not say it again', async () => {
  const screen = await openScreen(<AppointmentsScreen />, {
    path: '/appointments',
    search: 'new=1',
    language: 'en',
    answers: {
      'GET /api/appointments': { appointments: [], next_cursor: null },
      'GET /api/waitlist': { entries: [] },
      'GET /api/credits': { credits: [] },
    },
  });
  expect(screen.at()).toBe('/appointments');
  expect(screen.text()).not.toContain('Your appointment is booked');
  await screen.close();
});
