import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '@tabibu/contract/roles';
import { loadSentences } from '../shell/catalogues.ts';
import { sentencesOf } from '../app/load-screen.ts';
import { matchRoute } from '../app/routes.ts';
import { Refused, openScreen, stopTime } from '../testing/open-screen.tsx';
import { portalShell } from './lazy-shell.tsx';
import { OwnSettings } from './own-settings.tsx';

const PATH = '/staff/dashboard/settings';
// The first load of the other language is not under the clock of a test.
beforeAll(async () => {
  await loadSentences('fr', sentencesOf(matchRoute(PATH).route));
  await portalShell.load('fr');
});
beforeEach(stopTime);

const open = (role: Role, answer: unknown) =>
  openScreen(<OwnSettings />, {
    path: PATH,
    me: { role, language: 'en' },
    answers: { 'PATCH /api/me': answer },
  });

test.each(['receptionist', 'manager', 'staff-admin', 'administrator'] as const)(
  'a %s chooses the own language, which is saved, and reads the own number (C95, W68, STF-SHELL-07)',
  async (role) => {
    const screen = await open(role, { id: '1', role, language: 'fr', phone: '+255712000123', country: 'TZ' });
    expect(screen.text()).toContain('+255 712 000 123');
    await screen.choose('Language', 'fr');
    expect(screen.sent()).toEqual([{ call: 'PATCH /api/me', body: { language: 'fr' } }]);
    expect(screen.text()).toContain('Langue');
  },
);

test('a language that could not be saved says so and stays as it was', async () => {
  const screen = await open('receptionist', new Refused(403, 'not-allowed', 'Not now.'));
  await screen.choose('Language', 'fr');
  expect(screen.read('alert')).toContain('Not now.');
  expect(screen.text()).toContain('Language');
});
