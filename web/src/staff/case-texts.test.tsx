import { beforeEach, expect, test } from 'vitest';
import { NO_NETWORK, openScreen, stopTime } from '../testing/open-screen.tsx';
import { CaseTexts } from './case-texts.tsx';

beforeEach(stopTime);

const open = (reply: unknown) =>
  openScreen(<CaseTexts />, {
    path: '/admin/dashboard/settings',
    me: { role: 'administrator' },
    answers: { 'GET /api/admin/case-texts': { on: true }, 'PUT /api/admin/case-texts': reply },
  });

const isOn = (screen: Awaited<ReturnType<typeof open>>) =>
  screen.get('switch', 'Text me about things that wait').getAttribute('aria-checked');

test('the switch for text messages says what they hold and when they come, and can be moved', async () => {
  const screen = await open({ on: false });
  expect(isOn(screen)).toBe('true');
  expect(screen.text()).toContain('At most one text in 15 minutes, with numbers only. Between 21:00 and 07:00 only');
  await screen.press('switch', 'Text me about things that wait');
  expect(screen.sent()).toMatchObject([{ call: 'PUT /api/admin/case-texts', body: { on: false } }]);
  expect(isOn(screen)).toBe('false');
});

test('a switch that could not be moved stays where it was and says so', async () => {
  const screen = await open(NO_NETWORK);
  await screen.press('switch', 'Text me about things that wait');
  expect(isOn(screen)).toBe('true');
  expect(screen.read('alert')).not.toBe('');
});
