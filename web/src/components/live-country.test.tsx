import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openScreen, stopTime } from '../testing/open-screen.tsx';
import ApplicationStatusScreen from '../doctor/application-status/application-status-screen.tsx';
import ApplyScreen from '../doctor/apply/apply-screen.tsx';
import SignInScreen from '../sign-in/sign-in-screen.tsx';

beforeEach(stopTime);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a screen on a phone in Kigali that has never been here. */
async function inKigali(part: ReactElement, path: string) {
  const options = Intl.DateTimeFormat.prototype.resolvedOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...options.call(this), timeZone: 'Africa/Kigali' };
  });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-RW']);
  const screen = await openScreen(part, { path, me: null, isFirstVisit: true, answers: {} });
  await screen.wait(50);
  return screen;
}

test.each([
  ['/auth', <SignInScreen key="sign-in" />],
  ['/doctor/application-status', <ApplicationStatusScreen key="status" />],
])('the form of %s never opens with Tanzania on a phone in Rwanda', async (path, part) => {
  const screen = await inKigali(part, path);
  expect((screen.get('combobox', 'Country') as HTMLSelectElement).value).toBe('RW');
  expect(screen.text()).toContain('0788 123 456');
  expect(screen.text()).not.toContain('0754');
});

test('an application never opens with Tanzania on a phone in Rwanda, and keeps the country that was chosen', async () => {
  const screen = await inKigali(<ApplyScreen />, '/doctor/apply');
  await screen.write('Full Name', 'Diane Uwase');
  await screen.choose('Gender', 'Female');
  await screen.press('button', 'Next');
  expect((screen.get('combobox', 'Country of your licence') as HTMLSelectElement).value).toBe('RW');
  expect(screen.text()).toContain('0788 123 456');
  await screen.choose('Country of your licence', 'BI');
  expect(screen.text()).toContain('79 561 234');
});
