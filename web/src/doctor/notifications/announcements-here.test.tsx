import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadSentences } from '../../shell/catalogues.ts';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import { AnnouncementsHere } from './announcements-here.tsx';

beforeEach(stopTime);
beforeAll(() => loadSentences('en', ['public', 'doctor-desk']));

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const NAME = 'Announcements also when this page is closed';

/** A browser that takes push messages and is subscribed for emergencies. */
function allowPush(): void {
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => Promise.resolve(true),
  };
  const get = () => Promise.resolve(subscription);
  const registration = { pushManager: { getSubscription: get, subscribe: get } };
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: () => Promise.resolve('granted') });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
    configurable: true,
  });
}

test('announcements are switched on and off for this browser, and emergencies stay on', async () => {
  allowPush();
  let announcements = false;
  const screen = await openScreen(<AnnouncementsHere />, {
    path: '/doctor/dashboard',
    me: { role: 'doctor' },
    answers: {
      'GET /api/doctor/push': () => ({ public_key: 'AAAA', subscribed: true, announcements }),
      'POST /api/doctor/push': () => {
        announcements = !announcements;
        return { public_key: 'AAAA', subscribed: true, announcements };
      },
    },
  });
  await screen.wait(50);
  for (const on of [true, false]) {
    await screen.press('switch', NAME);
    await screen.wait(50);
    expect(screen.get('switch', NAME).getAttribute('aria-checked')).toBe(String(on));
  }
  const changes = screen.sent().filter(({ call }) => !call.startsWith('GET'));
  expect(changes).toMatchObject([
    { call: 'POST /api/doctor/push', body: { announcements: true } },
    { call: 'POST /api/doctor/push', body: { announcements: false } },
  ]);
});

test('the switch for announcements is off at first, and says why a browser without push messages cannot take them', async () => {
  const screen = await openScreen(<AnnouncementsHere />, {
    path: '/doctor/dashboard',
    me: { role: 'doctor' },
    answers: {},
  });
  expect(screen.get('switch', NAME).getAttribute('aria-checked')).toBe('false');
  await screen.press('switch', NAME);
  expect(screen.text()).toContain('This browser cannot ring when the page is closed');
  expect(screen.sent()).toEqual([]);
  expect(screen.get('switch', NAME).getAttribute('aria-checked')).toBe('false');
});
