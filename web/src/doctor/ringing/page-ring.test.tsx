import { NO_NETWORK, Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DoctorEmergencyBody } from '@tabibu/contract/emergencies';
import type { Language } from '@tabibu/contract/languages';
import { loadSentences } from '../../shell/catalogues.ts';
import { EmergencyRing } from '../../shell/emergency-ring.tsx';
import { anEmergency } from '../../testing/emergency.ts';
import PageRing from './page-ring.tsx';
import { clearDismissedEmergencies } from './put-off.ts';

const LIST = 'GET /api/doctor/emergencies';
let tones = 0;

/** The part of Web Audio that the ring uses. Counts the tones that have started. */
class CountingAudio {
  state = 'running';
  currentTime = 0;
  destination = {};
  resume = async () => undefined;
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined },
    connect: (to: unknown) => to,
  });
  createOscillator = () => {
    tones += 1;
    return {
      frequency: { setValueAtTime: () => undefined },
      connect: (to: unknown) => to,
      start: () => undefined,
      stop: () => undefined,
      disconnect: () => undefined,
    };
  };
}

beforeAll(async () => {
  for (const language of ['sw', 'en', 'fr'] as const) await loadSentences(language, ['doctor-desk']);
});
beforeEach(() => {
  tones = 0;
  vi.stubGlobal('AudioContext', CountingAudio);
  clearDismissedEmergencies();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Wishes {
  readonly path?: string;
  readonly language?: Language;
  readonly role?: 'doctor' | 'patient';
  readonly answers?: Answers;
}

async function openRing(emergencies: readonly DoctorEmergencyBody[], wishes: Wishes = {}) {
  const { path = '/about', language = 'en', role = 'doctor', answers = {} } = wishes;
  stopTime();
  return openScreen(<PageRing />, {
    path,
    language,
    me: { role },
    answers: { [LIST]: () => emergencies, ...answers },
  });
}

test('several emergencies are one list with the next deadline first, each with its time and its buttons', async () => {
  const screen = await openRing([
    anEmergency(1, 'Asha', 200),
    anEmergency(2, 'Bakari', 90),
    anEmergency(3, 'Chiku', 0, { state: 'escalated', escalates_at: null }),
  ]);
  expect(screen.names('region')).toEqual(['Emergency']);
  expect(screen.names('heading')).toEqual(['3 patients need a doctor now']);
  const text = screen.text();
  const places = ['Bakari', 'Asha', 'Chiku'].map((name) => text.indexOf(name));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(text).toContain('1:30');
  expect(text).toContain('3:20');
  expect(screen.names('button').filter((name) => name === 'Accept')).toHaveLength(3);
});

test('several emergencies ring with one sound', async () => {
  const screen = await openRing([anEmergency(1, 'Asha', 200), anEmergency(2, 'Bakari', 90)]);
  await screen.after(() => document.body.click());
  expect(tones).toBe(1);
  await screen.wait(30_000);
  expect(tones).toBe(1);
});

test('"not now" takes one off the list and keeps the keyboard in it; the last one leaves a line', async () => {
  const screen = await openRing([anEmergency(1, 'Asha', 200), anEmergency(2, 'Bakari', 90)], { language: 'sw' });
  const first = [...document.querySelectorAll<HTMLElement>('.ringing-answers .secondary')][0]!;
  await screen.after(() => first.click());
  expect(screen.names('heading')).toEqual(['Mgonjwa anahitaji daktari sasa']);
  expect(screen.text()).toContain('Asha');
  expect(document.activeElement?.className).toContain('ringing');
  await screen.press('button', 'Si sasa');
  expect(screen.text()).toContain('Dharura 2 bado zinasubiri daktari.');
});

test('what was accepted leads to the room and to no number, and stays hidden on the next page once it was hidden', async () => {
  let list = [anEmergency(1, 'Asha', 200)];
  const mine = { ...list[0]!, state: 'accepted-by-you' as const, patient_phone: '+255712000123', escalates_at: null };
  const answers: Answers = {
    [`POST /api/doctor/emergencies/${mine.booking_id}/accept`]: () => {
      list = [mine];
      return mine;
    },
    [LIST]: () => list,
  };
  const screen = await openRing(list, { answers });
  await screen.press('button', 'Accept');
  expect(screen.names('link')).toEqual(['Join now']);
  expect(screen.text()).not.toContain('712');
  await screen.press('button', 'Hide');
  await screen.close();
  const next = await openRing(list, { answers, path: '/doctors' });
  expect(next.names('region')).toEqual([]);
});

test('the dashboard has its own place for the list', async () => {
  const screen = await openRing([anEmergency(1, 'Asha', 200)], { path: '/doctor/dashboard' });
  expect(screen.names('region')).toEqual([]);
  expect(screen.asked()).toEqual([]);
});

test('somebody who does not practise is asked about once only, and is warned of nothing', async () => {
  const screen = await openRing([], { answers: { [LIST]: new Refused(404, 'not-found', 'Nothing here') } });
  await screen.wait(60_000);
  expect(screen.asked()).toEqual([LIST]);
  expect(screen.text()).toBe('');
});

test('while the server does not answer the page says that it would not ring', async () => {
  const screen = await openRing([], { answers: { [LIST]: NO_NETWORK }, language: 'fr' });
  await screen.wait(10_000);
  expect(screen.text()).toContain('Le serveur ne répond pas');
});

test.each([
  ['doctor', [LIST]],
  ['patient', []],
] as const)('a page of a %s asks for %j', async (role, asked) => {
  stopTime();
  const screen = await openScreen(<EmergencyRing />, { path: '/about', me: { role }, answers: { [LIST]: [] } });
  vi.useRealTimers();
  await vi.waitFor(() => expect(screen.asked()).toEqual(asked));
});
