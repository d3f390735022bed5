import { beforeEach, expect, test, vi } from 'vitest';
import { openScreen, stopTime } from '../testing/open-screen.tsx';
import { hasSentences } from '../shell/catalogues.ts';
import StaffScreen from './staff-screen.tsx';

beforeEach(stopTime);

const openConsole = async (isWide: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  await openScreen(<StaffScreen />, { path: '/admin/dashboard', me: { role: 'administrator' }, answers: {} });
  await vi.advanceTimersByTimeAsync(1_000);
};
/** The sentences of a section that nothing has opened. */
const isLoaded = () => hasSentences('en', ['break-glass']);

test('on a phone the other sections load when they are opened; beside a wide window they load ahead', async () => {
  await openConsole(false);
  expect(isLoaded()).toBe(false);
  await openConsole(true);
  await vi.waitFor(() => expect(isLoaded()).toBe(true), { timeout: 20_000 });
});
