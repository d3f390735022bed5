import { expect, test } from 'vitest';
import { openPageOf, ownPath, ringNotification } from './ring-notification.ts';

const UNREADABLE = { sw: 'Kuna habari.', en: 'There is news.', fr: 'Du nouveau.' };
const message = {
  kind: 'emergency',
  url: '/doctor/dashboard',
  tag: 'one',
  title: 'Emergency',
  body: 'Open your dashboard.',
};
const shown = (text: string | undefined, language = 'sw-TZ') => ringNotification(text, language, UNREADABLE);

test('a message is shown with its own text, stays until the doctor reacts, and replaces one with the same tag', () => {
  expect(shown(JSON.stringify(message))).toEqual({
    title: 'Emergency',
    options: {
      body: 'Open your dashboard.',
      tag: 'one',
      data: { path: '/doctor/dashboard' },
      icon: '/icon-192.png',
      requireInteraction: true,
      renotify: true,
      vibrate: expect.any(Array),
    },
  });
});

test.each([undefined, '', 'no JSON', '{', 'null', '7', '"text"', '[]', '{"title":7,"body":{},"tag":null,"url":1}'])(
  'the unreadable message %j is shown with our own sentence',
  (text) => {
    expect(shown(text)).toMatchObject({
      title: 'Tabibu',
      options: { body: 'Kuna habari.', tag: 'tabibu', data: { path: '/doctor/dashboard' } },
    });
  },
);

test('our own sentence is in the language of the browser, or English', () => {
  expect(['fr-BI', 'en', 'de-DE'].map((language) => shown('', language).options.body)).toEqual([
    'Du nouveau.',
    'There is news.',
    'There is news.',
  ]);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', undefined, 5])(
  'the address %j leads to the dashboard',
  (told) => {
    expect(ownPath(told)).toBe('/doctor/dashboard');
  },
);

test('an open dashboard is brought to the front, another page is not', () => {
  const page = (path: string) => ({ url: `https://tabibu.example${path}` });
  const phone = page('/doctor/mobile-dashboard?tab=earnings');
  expect(openPageOf('/doctor/dashboard', [page('/'), page('/e/secret'), phone])).toBe(phone);
  expect(openPageOf('/doctor/dashboard', [page('/'), page('/doctor/dashboardx')])).toBeUndefined();
});

test('a notice for a patient does not ring like an emergency, and leads to the list of notices', () => {
  const { options } = shown(JSON.stringify({ ...message, kind: 'notice', url: '/more/notices' }));
  expect(options).toMatchObject({ requireInteraction: false, data: { path: '/more/notices' } });
  expect(options).not.toHaveProperty('vibrate');
  expect(shown('{"kind":"notice","url":"//evil.example"}').options.data).toEqual({ path: '/more/notices' });
});

test('a pressed notice brings the list of notices to the front, and no dashboard', () => {
  const page = (path: string) => ({ url: `https://tabibu.example${path}` });
  const list = page('/more/notices');
  expect(openPageOf('/more/notices', [page('/doctor/dashboard'), page('/more'), list])).toBe(list);
  expect(openPageOf('/more/notices', [page('/doctor/dashboard'), page('/more')])).toBeUndefined();
});
