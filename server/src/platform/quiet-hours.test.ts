import { expect, test } from 'vitest';
import { afterQuiet, isQuiet } from './quiet-hours.ts';

test.each([
  [
    'the first minute of the night waits for the morning',
    'Africa/Nairobi',
    '2026-11-24T18:00:00Z',
    '2026-11-25T04:00:00Z',
  ],
  ['the last minute of the day does not wait', 'Africa/Nairobi', '2026-11-24T17:59:00Z', '2026-11-24T17:59:00Z'],
  ['after midnight it waits for the same day', 'Africa/Nairobi', '2026-11-24T21:30:00Z', '2026-11-25T04:00:00Z'],
  ['seven in the morning is day', 'Africa/Nairobi', '2026-11-25T04:00:00Z', '2026-11-25T04:00:00Z'],
  ['Kigali is still awake when Nairobi sleeps', 'Africa/Kigali', '2026-11-24T18:30:00Z', '2026-11-24T18:30:00Z'],
  ['Johannesburg sleeps by its own clock', 'Africa/Johannesburg', '2026-11-24T19:00:00Z', '2026-11-25T05:00:00Z'],
  [
    'the night in which the clock goes forward is an hour shorter',
    'Europe/London',
    '2026-03-28T22:00:00Z',
    '2026-03-29T06:00:00Z',
  ],
  [
    'the night in which the clock goes back is an hour longer',
    'Europe/London',
    '2026-10-24T21:00:00Z',
    '2026-10-25T07:00:00Z',
  ],
  ['a clock that goes forward at midnight', 'Africa/Cairo', '2026-04-23T21:30:00Z', '2026-04-24T04:00:00Z'],
  ['a zone of a quarter of an hour', 'Asia/Kathmandu', '2026-11-24T15:15:00Z', '2026-11-25T01:15:00Z'],
  ['the last night of a year', 'Africa/Dar_es_Salaam', '2026-12-31T20:59:00Z', '2027-01-01T04:00:00Z'],
])('%s', (_, zone, from, to) => {
  const instant = afterQuiet(new Date(from), zone);
  expect(instant.toISOString()).toBe(new Date(to).toISOString());
  expect(isQuiet(instant, zone)).toBe(false);
});
