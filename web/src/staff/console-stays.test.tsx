import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useQueryClient } from '@tanstack/react-query';
import { App } from '../app/app.tsx';
import { loadScreen } from '../app/load-screen.ts';
import { matchRoute } from '../app/routes.ts';
import { NOW } from '../testing/draw.tsx';
import { openScreen, stopTime } from '../testing/open-screen.tsx';
import { sectionAt } from './sections.tsx';

const PATH = '/admin/dashboard/accounts';

beforeEach(stopTime);
// The first load of a screen and of a section is not under the clock of a test.
beforeAll(async () => {
  await loadScreen(matchRoute(PATH).route, 'en');
  await sectionAt('admin', 'dashboard/accounts', 'administrator').screen.load('en');
  await sectionAt('admin', 'dashboard/approvals', 'administrator').screen.load('en');
});

/** The whole page, in which a press on a link opens another address. */
function Page() {
  return <App client={useQueryClient()} opening={{ language: 'en', country: 'TZ', now: NOW, savesData: false }} />;
}

const open = (answers = {}) => openScreen(<Page />, { path: PATH, me: { role: 'administrator' }, answers });

test('the navigation of the console stays where it is while another section opens', async () => {
  const screen = await open();
  const before = screen.get('navigation', 'Sections');
  expect(screen.names('heading')).toContain('People');
  await screen.press('link', 'Approvals');
  expect(screen.names('heading')).toContain('Approvals');
  expect(screen.get('navigation', 'Sections')).toBe(before);
});

test('a section that crashes leaves the navigation, and another one opens', async () => {
  // React reports the error that it caught.
  vi.spyOn(console, 'error').mockReturnValue();
  const screen = await open({ 'GET /api/admin/staff': { members: 1 } });
  expect(screen.text()).toContain('Something went wrong');
  await screen.press('link', 'Approvals');
  expect(screen.names('heading')).toContain('Approvals');
  expect(screen.text()).not.toContain('Something went wrong');
});
