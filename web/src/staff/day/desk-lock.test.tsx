import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '@tabibu/contract/roles';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { idleDoor } from '../lazy-shell.tsx';
import { sectionAt } from '../sections.tsx';
import StaffScreen from '../staff-screen.tsx';

const told = new EventTarget();
/** The browser's connection for live events; a test tells through `tell`. */
class Connection extends EventTarget {
  constructor() {
    super();
    told.addEventListener('told', (event) => {
      const data = JSON.stringify({ kind: (event as CustomEvent<string>).detail });
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
  close(): void {}
}
const tell = (kind: string) => () => void told.dispatchEvent(new CustomEvent('told', { detail: kind }));

/** Says how many tones sound. */
let sounding = 0;
class Sound {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  async resume(): Promise<void> {}
  createGain() {
    return {
      gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined },
      connect: () => undefined,
    };
  }
  createOscillator() {
    return {
      frequency: { setValueAtTime: () => undefined },
      connect: () => ({ connect: () => undefined }),
      start: () => (sounding += 1),
      stop: (at?: number) => (sounding -= at === undefined ? 1 : 0),
      disconnect: () => undefined,
    };
  }
}

// The first load of a section's code and sentences is not under the clock of a test.
beforeAll(async () => {
  await idleDoor.load('en');
  for (const role of ['receptionist', 'manager'] as const)
    await sectionAt('staff', 'dashboard/settings', role).screen.load('en');
});
beforeEach(() => {
  stopTime();
  sounding = 0;
  vi.stubGlobal('EventSource', Connection);
  vi.stubGlobal('AudioContext', Sound);
  localStorage.clear();
});

const NOT_SIGNED_IN = new Refused(401, 'not-signed-in', 'Please sign in first.');
const ME = {
  id: '019b7600-0000-7000-8000-00000000000a',
  role: 'receptionist',
  full_name: 'Fatuma Ally',
  phone: '+255712000123',
  email: null,
  is_doctor: false,
  country: 'TZ',
  language: 'en',
  csrf: 'csrf-anew',
} as const;

/** A receptionist has begun to type in the settings; then the session is idle too long. */
async function leave(answers: Answers, role: Role = 'receptionist') {
  const screen = await openScreen(<StaffScreen />, {
    path: '/staff/dashboard/settings',
    me: { role, full_name: 'Fatuma Ally' },
    answers: {
      'GET /api/me': NOT_SIGNED_IN,
      'GET /api/admin/profile': { username: 'fatuma' },
      'GET /api/me/devices': [],
      ...answers,
    },
  });
  await screen.write('Username', 'fatuma.ally');
  // The first press in the page opens its sound.
  await screen.press('button', 'Show: New password');
  await screen.after(tell('signed-out'));
  return screen;
}

async function signIn(screen: Awaited<ReturnType<typeof leave>>) {
  await screen.write('Username', 'fatuma');
  await screen.press('button', 'Show: Password');
  await screen.write('Password', 'mvua kiatu ndizi');
  await screen.press('button', 'Sign In');
}

test('an idle desk is locked over the page and rings for an emergency without a name', async () => {
  const replies = [0, 0, 1];
  const screen = await leave({ 'GET /api/admin/day/alarm': () => ({ emergencies: replies.shift() ?? 1 }) });
  expect(screen.at()).toBe('/staff/dashboard/settings');
  expect(screen.read('dialog')).toContain('This screen is locked');
  expect([screen.read('alert'), sounding]).toEqual(['', 0]);
  await screen.after(tell('house-day'));
  expect(screen.read('alert')).toBe('An emergency waits for a doctor. Sign in now.');
  expect(sounding).toBe(1);
  expect(screen.read('dialog')).not.toContain('Fatuma');
});

test('an emergency rings on a locked desk also if no event tells of it', async () => {
  const replies = [0, 0, 1];
  const screen = await leave({ 'GET /api/admin/day/alarm': () => ({ emergencies: replies.shift() ?? 1 }) });
  await screen.wait(31_000);
  expect(sounding).toBe(1);
});

test('signing in on the lock keeps what was typed', async () => {
  const screen = await leave({ 'GET /api/admin/day/alarm': { emergencies: 0 }, 'POST /api/auth/password': ME });
  await signIn(screen);
  expect(screen.names('dialog')).toEqual([]);
  expect((screen.get('textbox', 'Username') as HTMLInputElement).value).toBe('fatuma.ally');
});

test('another person who signs in on the lock finds nothing of the first', async () => {
  const other = { ...ME, id: '019b7600-0000-7000-8000-00000000000b', full_name: 'Juma Salum' };
  const screen = await leave({ 'GET /api/admin/day/alarm': { emergencies: 0 }, 'POST /api/auth/password': other });
  await signIn(screen);
  expect(screen.text()).not.toContain('Fatuma');
  expect(screen.at()).toBe('/staff/dashboard');
});

test('a session that is over leads to the sign-in, which says that nothing rings here', async () => {
  const screen = await leave({ 'GET /api/admin/day/alarm': NOT_SIGNED_IN });
  expect(screen.at()).toBe('/staff/login?ended=1');
  await screen.close();
  const door = await openScreen(<StaffScreen />, { path: '/staff/login', search: 'ended=1', me: null, answers: {} });
  expect(door.text()).toContain('no emergency rings at this screen');
});

test('a manager, at whose screen nothing rings, signs in again', async () => {
  const screen = await leave({ 'GET /api/admin/day/alarm': NOT_SIGNED_IN }, 'manager');
  expect([screen.at(), screen.asked()]).toEqual([
    '/staff/login?ended=1',
    expect.not.arrayContaining(['GET /api/admin/day/alarm']),
  ]);
});

/** The page of a desk is loaded anew after its session was idle too long. */
const reload = (answers: Answers, wasSignedIn = true) => {
  if (wasSignedIn) localStorage.setItem('userAuth', 'true');
  return openScreen(<StaffScreen />, { path: '/staff/dashboard/bookings', me: null, answers });
};

test('an idle desk that is loaded anew is not deaf: the lock is there again, names nobody, and rings', async () => {
  const screen = await reload({ 'GET /api/admin/day/alarm': { emergencies: 1 }, 'POST /api/auth/password': ME });
  expect(screen.read('dialog')).toContain('This screen is locked');
  expect(screen.read('alert')).toBe('An emergency waits for a doctor. Sign in now.');
  expect(screen.read('dialog')).not.toContain('what you typed');
  // The browser sounds only after a press in the page.
  await screen.press('button', 'Show: Password');
  expect(sounding).toBe(1);
  // Loaded once more, it asks again.
  expect(localStorage.getItem('userAuth')).toBe('true');
  await screen.write('Username', 'fatuma');
  await screen.write('Password', 'mvua kiatu ndizi');
  await screen.press('button', 'Sign In');
  expect([screen.at(), screen.names('dialog')]).toEqual(['/staff/dashboard/bookings', []]);
});

test('a page loaded anew after the session is over leads to the sign-in, and one where nobody was signed in asks nothing', async () => {
  const over = await reload({ 'GET /api/admin/day/alarm': NOT_SIGNED_IN });
  expect(over.at()).toBe('/staff/login');
  await over.close();
  localStorage.clear();
  const fresh = await reload({}, false);
  expect([fresh.at(), fresh.asked()]).toEqual(['/staff/login', []]);
});
