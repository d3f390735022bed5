import '../testing/browser.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAppointment } from '../testing/appointment.ts';
import { NOW } from '../testing/draw.tsx';
import { openScreen, stopTime } from '../testing/open-screen.tsx';
import { whenText } from '../components/appointment-words.ts';
import { useNow } from './session.tsx';
import { useTranslation } from './translation.tsx';

const AT = new Date(NOW + 86_400_000).toISOString();
const ZONE = 'Africa/Dar_es_Salaam';

function Times() {
  const speech = useTranslation();
  const now = useNow();
  const earlier = new Date(now - 3_600_000).toISOString();
  return (
    <>
      <p>{speech.moment(AT, ZONE, now)}</p>
      <p>{speech.moment(earlier, ZONE, now)}</p>
      <p>{whenText({ ...anAppointment(), starts_at: AT, date: '2026-11-21', time: '09:00' }, speech, now)}</p>
    </>
  );
}

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
  vi.stubEnv('TZ', 'Africa/Dar_es_Salaam');
});

const read = async (zone: string, language: 'sw' | 'en' | 'fr' = 'en', isAheadBy = 0) => {
  vi.stubEnv('TZ', zone);
  vi.setSystemTime(NOW + isAheadBy);
  return (await openScreen(<Times />, { path: '/', language, answers: {} })).text();
};

test.each([
  ['en', '09:00 Tanzania time (06:00 on your phone)'],
  ['sw', 'saa 3:00 asubuhi (09:00) saa za Tanzania (06:00 kwenye simu yako)'],
  ['fr', '09:00 (Tanzanie), soit 06:00 sur votre téléphone'],
] as const)('nobody in London takes the time of Tanzania for that of the phone (%s)', async (language, words) => {
  const text = await read('Europe/London', language);
  expect(text.split(words)).toHaveLength(3);
});

test('a phone on another day says which', async () => {
  expect(await read('America/Los_Angeles')).toContain('(Friday 20 Nov 22:00 on your phone)');
});

test('where both clocks agree, one time is enough', async () => {
  expect(await read('Africa/Nairobi')).not.toContain('phone');
  // A clock set by hand to the right hour, in a zone that nobody changed.
  expect(await read('Europe/London', 'en', 3 * 3_600_000)).not.toContain('phone');
});

test('a clock that is some seconds off does not make a minute of them', async () => {
  for (const isAheadBy of [-40_000, 40_000])
    expect(await read('Europe/London', 'en', isAheadBy)).toContain('09:00 Tanzania time (06:00 on your phone)');
});

test('a clock that is three hours ahead is named beside the right time, in whole minutes', async () => {
  for (const seconds of [-2, 0, 2])
    expect(await read('Africa/Dar_es_Salaam', 'en', 3 * 3_600_000 + seconds * 1000)).toContain(
      '09:00 Tanzania time (12:00 on your phone)',
    );
});
