import { beforeAll, beforeEach, expect, test } from 'vitest';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import type { Role } from '@tabibu/contract/roles';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Screen } from '../../testing/open-screen.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

beforeEach(stopTime);
// The first load of a section's code and sentences is not under the clock of a test.
beforeAll(async () => {
  await sectionAt('staff', 'dashboard/settings', 'manager').screen.load('en');
  await sectionAt('admin', 'dashboard', 'administrator').screen.load('en');
  await sectionAt('admin', 'dashboard/audit', 'administrator').screen.load('en');
});

const open = (path: string, role: Role, language: Language = 'en') =>
  openScreen(<StaffScreen />, { path, language, me: { role }, answers: {} });
/** At 320 pixels one of five entries has room for ten letters. */
const MOST_LETTERS = 10;

test('sections stand in groups (ADM-SHELL-16…30)', async () => {
  const groups = (screen: Screen) =>
    [...screen.get('navigation', 'Sections').querySelectorAll('.portal-group-name')].map((one) => one.textContent);
  expect(groups(await open('/admin/dashboard', 'administrator'))).toEqual(['Market', 'Money', 'Words', 'House']);
  expect(groups(await open('/staff/dashboard/settings', 'manager'))).toEqual(['Daily work', 'House']);
  expect(groups(await open('/staff/dashboard', 'receptionist'))).toEqual(['Daily work', 'House']);
  const me = { role: 'administrator', passkey_due: { at: '2026-11-20T08:00:00.000Z', days_left: 0 } } as const;
  expect(groups(await openScreen(<StaffScreen />, { path: '/admin/dashboard', me, answers: {} }))).toEqual([]);
});

test('"More" shows all sections on a phone, and Escape closes it', async () => {
  const screen = await open('/admin/dashboard', 'administrator');
  const isOpen = () => screen.get('button', 'More').getAttribute('aria-expanded');
  await screen.press('button', 'More');
  expect(isOpen()).toBe('true');
  await screen.after(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(isOpen()).toBe('false');
});

test.each([
  ['/admin/dashboard/audit', 'Audit log'],
  ['/admin/dashboard/no-such-section', 'Dashboard'],
])('%s shows %j: the section is in the address, and an unknown one gives the first (C69)', async (path, heading) => {
  const screen = await open(path, 'administrator');
  expect(screen.read('heading')).toBe(heading);
});

test.each(
  (Object.keys(LANGUAGES) as Language[]).flatMap((language) => [
    { language, path: '/admin/dashboard/settings', role: 'administrator' as const },
    { language, path: '/staff/dashboard/settings', role: 'staff-admin' as const },
  ]),
)('no word in the bar of a phone has to break: $role, $language', async ({ language, path, role }) => {
  await open(path, role, language);
  const shown = [...document.querySelectorAll<HTMLElement>('.portal-nav a:not(.far) .portal-word')];
  expect(shown.length).toBeGreaterThan(3);
  const words = shown.flatMap(({ textContent, dataset }) => (dataset['bar'] ?? textContent).split(' '));
  expect(words.filter(({ length }) => length > MOST_LETTERS)).toEqual([]);
});
