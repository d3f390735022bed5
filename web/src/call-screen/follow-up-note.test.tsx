import { beforeAll, expect, test } from 'vitest';
import { loadSentences } from '../shell/catalogues.ts';
import { openScreen, stopTime } from '../testing/open-screen.tsx';
import { aCall } from '../testing/call-line.ts';
import { FollowUpNote } from './follow-up-note.tsx';

beforeAll(() => loadSentences('en', ['chat']));

const open = (more: Parameters<typeof aCall>[0]) => {
  stopTime();
  const call = aCall({ state: 'ended', chat_until: '2026-11-27T06:30:00.000Z', ...more });
  return openScreen(<FollowUpNote call={call} />, { path: '/call/1', answers: {} });
};

test('after a call the patient reads until when writing is free, and whom to call in an emergency', async () => {
  const screen = await open({});
  expect(screen.text()).toMatch(/free of charge until Friday,? 27 Nov/);
  expect(screen.text()).toContain('not for emergencies');
  expect(document.querySelector('a[href="tel:112"]')).not.toBeNull();
});

test('the doctor reads the end too, without the numbers', async () => {
  const screen = await open({ side: 'doctor' });
  expect(screen.text()).toContain('free of charge until');
  expect(document.querySelector('a[href^="tel:"]')).toBeNull();
});

test('when the time is over it says what to do instead', async () => {
  const screen = await open({ chat_until: '2026-11-19T06:30:00.000Z' });
  expect(screen.text()).toContain('For a new question, book an appointment');
});

test('before the end of the call it says nothing', async () => {
  const screen = await open({ state: null });
  expect(screen.text()).toBe('');
});
