import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadSentences } from '../../shell/catalogues.ts';
import { anEmergency } from '../../testing/emergency.ts';
import PageRing from './page-ring.tsx';
import { clearDismissedEmergencies } from './put-off.ts';

const LIST = 'GET /api/doctor/emergencies';
const ASHA = anEmergency(1, 'Asha', 200);
const BAKARI = anEmergency(2, 'Bakari', 90);
const ACCEPT_BAKARI = `POST /api/doctor/emergencies/${BAKARI.booking_id}/accept`;
const audio = vi.fn<() => void>();
const left = vi.fn<() => void>();

beforeAll(() => loadSentences('en', ['doctor-desk']));
beforeEach(() => {
  vi.stubGlobal('AudioContext', audio);
  clearDismissedEmergencies();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** The frame's part and the call's part of one page, as in the browser. */
async function openInCall(answers: Answers = {}) {
  stopTime();
  return openScreen(
    <>
      <PageRing />
      <PageRing inCall={{ name: 'Juma', onAccepted: left }} />
    </>,
    {
      path: '/call/019b7600-0000-7000-8000-000000000001',
      me: { role: 'doctor' },
      answers: { [LIST]: [ASHA, BAKARI], ...answers },
    },
  );
}

test('in a call the most urgent emergency is one line, announced politely and without a sound', async () => {
  const screen = await openInCall();
  expect(screen.names('region')).toEqual(['Emergency']);
  expect(screen.read('region')).toContain('Bakari, Tanzania');
  expect(screen.read('region')).toContain('1:30');
  expect(screen.read('region')).toContain('+1');
  expect(screen.read('status')).toBe('Emergency: Bakari needs a doctor now.');
  expect(screen.names('button')).toEqual(['Accept', 'Not now']);
  await screen.after(() => document.body.click());
  await screen.wait(20_000);
  expect(audio).not.toHaveBeenCalled();
  expect(document.title).not.toContain('(!)');
});

test('"not now" shows the next emergency, then none', async () => {
  const screen = await openInCall();
  await screen.press('button', 'Not now');
  expect(screen.read('region')).toContain('Asha');
  await screen.press('button', 'Not now');
  expect(screen.names('region')).toEqual([]);
});

test('accepting asks first; staying in the call sends nothing', async () => {
  const screen = await openInCall();
  await screen.press('button', 'Accept');
  expect(screen.names('dialog')).toEqual(['Leave the call for the emergency?']);
  expect(screen.read('dialog')).toContain('You then leave the call with Juma');
  await screen.press('button', 'Stay in the call');
  expect(screen.sent()).toEqual([]);
  expect(left).not.toHaveBeenCalled();
});

test('the call is left when the emergency is this doctor’s', async () => {
  const screen = await openInCall({ [ACCEPT_BAKARI]: { ...BAKARI, state: 'accepted-by-you', escalates_at: null } });
  await screen.press('button', 'Accept');
  await screen.press('button', 'Accept and leave the call');
  expect(screen.sent().map(({ call }) => call)).toEqual([ACCEPT_BAKARI]);
  expect(left).toHaveBeenCalledTimes(1);
});

test('the call is not left when another doctor was first; the dialog says so', async () => {
  const screen = await openInCall({ [ACCEPT_BAKARI]: { ...BAKARI, state: 'taken', escalates_at: null } });
  await screen.press('button', 'Accept');
  await screen.press('button', 'Accept and leave the call');
  expect(left).not.toHaveBeenCalled();
  expect(screen.names('dialog')).toEqual(['Taken by another doctor']);
});
