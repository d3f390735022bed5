import { afterEach, expect, test, vi } from 'vitest';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import { useSignOut } from '../../shell/session.tsx';
import { DoctorOnly } from './doctor-only.tsx';

const DASHBOARD = '/doctor/dashboard';

afterEach(() => {
  vi.useRealTimers();
});

function Leave() {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      Leave
    </button>
  );
}

test('a doctor who signs out reaches home, although the dashboard is still drawn while its code loads', async () => {
  stopTime();
  const screen = await openScreen(<DoctorOnly>{() => <Leave />}</DoctorOnly>, {
    path: DASHBOARD,
    me: { role: 'doctor', is_doctor: true },
    answers: { 'POST /api/auth/sign-out': {} },
  });
  await screen.press('button', 'Leave');
  expect(screen.names('heading')).toEqual(['Your working day']);
  expect(screen.at()).toBe('/');
  await screen.close();
});

test('a doctor whose session has ended signs in and comes back', async () => {
  stopTime();
  const screen = await openScreen(<DoctorOnly>{() => <Leave />}</DoctorOnly>, {
    path: DASHBOARD,
    search: 'tab=earnings',
    me: null,
    answers: {},
  });
  expect(screen.at()).toBe(`/auth?role=doctor&next=${encodeURIComponent(`${DASHBOARD}?tab=earnings`)}`);
  await screen.close();
});

test('who is signed in as a patient is not left in a dead end: one press signs out and leads to the doctors’ sign-in', async () => {
  stopTime();
  const screen = await openScreen(<DoctorOnly>{() => <Leave />}</DoctorOnly>, {
    path: DASHBOARD,
    me: { role: 'patient' },
    answers: { 'POST /api/auth/sign-out': {} },
  });
  expect(screen.names('link')).toContain('My application');
  await screen.press('button', 'Sign in as a doctor');
  expect(screen.at()).toBe(`/auth?role=doctor&next=${encodeURIComponent(DASHBOARD)}`);
  await screen.close();
});

test('an applicant who waits is led to the application, not to a sign-in that refuses until the approval', async () => {
  stopTime();
  const screen = await openScreen(<DoctorOnly>{() => <Leave />}</DoctorOnly>, {
    path: DASHBOARD,
    me: { role: 'patient' },
    answers: { 'GET /api/doctor-application': { status: 'in_review' } },
  });
  expect(screen.names('link')).toContain('My application');
  expect(screen.names('button')).not.toContain('Sign in as a doctor');
  expect(screen.text()).toContain('once it is approved');
  await screen.close();
});
