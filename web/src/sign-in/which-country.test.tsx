import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openScreen, stopTime } from '../testing/open-screen.tsx';
import SignInScreen from './sign-in-screen.tsx';
import { signedInBefore } from './signed-in-before.ts';

const ASK = 'POST /api/auth/code';

beforeEach(stopTime);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

/** Opens the form on a phone in Nairobi. */
async function inNairobi(country: 'TZ' | 'KE') {
  const options = Intl.DateTimeFormat.prototype.resolvedOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...options.call(this), timeZone: 'Africa/Nairobi' };
  });
  const screen = await openScreen(<SignInScreen />, { path: '/auth', country, me: null, answers: {} });
  await screen.write('Full name', 'Asha Juma');
  return screen;
}

test('a number that fits two countries never gets a code before the person has said which', async () => {
  const screen = await inNairobi('TZ');
  await screen.choose('Country', 'TZ');
  await screen.write('Phone number', '0712 345 678');
  await screen.press('button', 'Send me the code');
  expect(screen.sent()).toEqual([]);
  expect(screen.text()).toContain('This number exists in two countries. Which one is yours?');
  await screen.press('button', 'Kenya · +254 712 345 678');
  expect(screen.sent()).toMatchObject([{ call: ASK, body: { phone: '+254712345678', country: 'KE' } }]);
});

test('a number of the country of the device, or one with its country code, asks nothing', async () => {
  const kenyan = await inNairobi('KE');
  await kenyan.write('Phone number', '0712 345 678');
  await kenyan.press('button', 'Send me the code');
  expect(kenyan.sent()).toMatchObject([{ call: ASK, body: { phone: '+254712345678' } }]);
  await kenyan.close();
  vi.restoreAllMocks();
  const roaming = await inNairobi('KE');
  await roaming.choose('Country', 'TZ');
  await roaming.write('Phone number', '+255 712 345 678');
  await roaming.press('button', 'Send me the code');
  expect(roaming.sent()).toMatchObject([{ call: ASK, body: { phone: '+255712345678' } }]);
});

test('whoever signed in here before never has to type the name again, and nobody else goes without', async () => {
  const screen = await openScreen(<SignInScreen />, { path: '/auth', me: null, answers: {} });
  await screen.write('Phone number', '0754 000 111');
  await screen.press('button', 'Send me the code');
  expect(screen.text()).toContain('Full name is required');
  expect(screen.sent()).toEqual([]);
  await screen.close();
  signedInBefore(true);
  const again = await openScreen(<SignInScreen />, { path: '/auth', me: null, answers: {} });
  expect(again.text()).toContain('Leave it empty if you have signed in here with this number before');
  await again.write('Phone number', '0754 000 111');
  await again.press('button', 'Send me the code');
  expect(again.sent()).toMatchObject([{ call: ASK, body: { phone: '+255754000111', full_name: '' } }]);
});

test('a doctor never has to type a name that the product knows', async () => {
  const screen = await openScreen(<SignInScreen />, { path: '/auth', search: 'role=doctor', me: null, answers: {} });
  await screen.write('Phone number', '0754 000 111');
  await screen.press('button', 'Send me the code');
  expect(screen.sent()).toMatchObject([{ call: ASK, body: { role: 'doctor', full_name: '' } }]);
});
