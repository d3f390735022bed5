import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openScreen, stopTime } from '../testing/open-screen.tsx';
import { LazyWho } from './lazy-who.ts';
import SignInScreen from './sign-in-screen.tsx';

const REHEMA = '019b7600-0000-7000-8000-0000000000f1';
const BARAKA = {
  id: '019b7600-0000-7000-8000-00000000000b',
  role: 'patient',
  full_name: 'Baraka Juma',
  phone: '+255754000111',
  email: null,
  is_doctor: false,
  country: 'TZ',
  language: 'en',
  csrf: 'csrf-of-baraka',
};
const rehema = {
  id: REHEMA,
  name: 'Rehema Salum',
  relation: 'partner',
  birth_date: '1990',
  sex: 'female',
  version: 1,
  consented_at: '2026-11-01T09:00:00.000Z',
  has_visit: false,
};

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

async function afterTheCode(members: object[]) {
  await LazyWho.load('en');
  const screen = await openScreen(<SignInScreen />, {
    path: '/auth',
    search: 'next=/appointments',
    me: null,
    answers: {
      'POST /api/auth/code': {
        challenge_id: REHEMA,
        phone: '+255754000111',
        expires_at: '2026-11-20T09:05:00.000Z',
        resend_at: '2026-11-20T09:01:00.000Z',
      },
      'POST /api/auth/verify': { ...BARAKA, typed_name: 'Rehema Salum' },
      'GET /api/family': { today: '2026-11-20', majority: 18, members },
      'POST /api/family': rehema,
      'PUT /api/me/person': BARAKA,
    },
  });
  await screen.write('Full name', 'Rehema Salum');
  await screen.write('Phone number', '0754000111');
  await screen.press('button', 'Send me the code');
  await screen.write('Code (6 digits)', '123456');
  await screen.wait(400);
  return screen;
}

const chosen = (screen: Awaited<ReturnType<typeof afterTheCode>>) =>
  screen.sent().find(({ call }) => call === 'PUT /api/me/person');

test('a second person on one telephone never goes on silently as the first', async () => {
  const screen = await afterTheCode([]);
  expect(screen.text()).toContain('This number belongs to Baraka Juma. Are you Rehema Salum?');
  expect(screen.at()).not.toBe('/appointments');
  await screen.press('button', 'I am Baraka Juma');
  expect(chosen(screen)?.body).toEqual({ person_id: null });
  expect(screen.at()).toBe('/appointments');
});

test('whom the family has under the typed name is the first answer', async () => {
  const screen = await afterTheCode([{ ...rehema, id: BARAKA.id, name: 'Neema Juma' }, rehema]);
  expect(screen.names('button').slice(0, 3)).toEqual(['I am Rehema Salum', 'I am Baraka Juma', 'I am Neema Juma']);
  await screen.press('button', 'I am Rehema Salum');
  expect(chosen(screen)?.body).toEqual({ person_id: REHEMA });
});

test('somebody else is added under the typed name and goes on as that person', async () => {
  const screen = await afterTheCode([]);
  await screen.after(() => document.querySelector('details')?.setAttribute('open', ''));
  expect(screen.get('textbox', 'Full name')).toHaveProperty('value', 'Rehema Salum');
  await screen.choose('How they relate to you', 'partner');
  await screen.write('Year', '1990');
  await screen.choose('Sex', 'female');
  await screen.press(
    'checkbox',
    'This is a child in my care, or this person has agreed: Tabibu keeps their health record, I book for them, and the doctors whom I choose read it.',
  );
  await screen.press('button', 'Add');
  expect(chosen(screen)?.body).toEqual({ person_id: REHEMA });
});
