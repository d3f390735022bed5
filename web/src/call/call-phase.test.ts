import { expect, test } from 'vitest';
import { adviceFor, closesSoon, phaseOf, keepsCountingLostTime } from './call-phase.ts';

const alone = { joined: true, present: false, silent: false, peer: null, everConnected: false } as const;

test('without the other participant the phase is waiting, and left once they were connected', () => {
  expect(phaseOf(alone)).toBe('waiting');
  expect(phaseOf({ ...alone, everConnected: true })).toBe('left');
});

test('a lost signalling connection does not stop media that flows', () => {
  expect(phaseOf({ joined: false, present: false, silent: false, peer: 'connected', everConnected: true })).toBe(
    'connected',
  );
});

test('the phase is connecting before the first connection and reconnecting after it', () => {
  expect(phaseOf({ ...alone, present: true, peer: 'connecting' })).toBe('connecting');
  expect(phaseOf({ ...alone, present: true, peer: 'failed', everConnected: true })).toBe('reconnecting');
  expect(phaseOf({ ...alone, joined: false, peer: 'failed', everConnected: true })).toBe('reconnecting');
  expect(phaseOf({ ...alone, joined: false })).toBe('joining');
});

test('trying again is offered after 20 seconds, never before', () => {
  expect(adviceFor('connecting', 19)).toEqual({ tryAgain: false, phone: false, waitedLong: false });
  expect(adviceFor('connecting', 20)).toMatchObject({ tryAgain: true, phone: true });
  expect(adviceFor('waiting', 600)).toEqual({ tryAgain: false, phone: false, waitedLong: false });
});

test('the other side has three minutes to come back', () => {
  expect(adviceFor('left', 30)).toMatchObject({ phone: true, waitedLong: false });
  expect(adviceFor('left', 180).waitedLong).toBe(true);
});

test('a participant whose network broke has not left: the phase is reconnecting', () => {
  expect(phaseOf({ ...alone, silent: true, everConnected: true })).toBe('reconnecting');
  expect(phaseOf({ ...alone, silent: true })).toBe('waiting');
});

test('the ordinary phone is offered thirty seconds after media stopped, and stays through every phase until it is back', () => {
  expect([29, 30].map((seconds) => adviceFor('reconnecting', seconds).phone)).toEqual([false, true]);
  expect([29, 30].map((seconds) => adviceFor('left', seconds).phone)).toEqual([false, true]);
  expect(
    keepsCountingLostTime('reconnecting', 'left') &&
      keepsCountingLostTime('left', 'reconnecting') &&
      keepsCountingLostTime('joining', 'connecting'),
  ).toBe(true);
  expect(
    keepsCountingLostTime('connected', 'reconnecting') ||
      keepsCountingLostTime('reconnecting', 'connected') ||
      keepsCountingLostTime('waiting', 'connecting'),
  ).toBe(false);
  // A person who has just tried again is not asked to try again at once, and still sees the phone.
  expect(adviceFor('reconnecting', 40, 5)).toMatchObject({ tryAgain: false, phone: true });
});

test('the end of the window is announced in its last five minutes', () => {
  const closesAt = Date.parse('2027-01-15T11:15:00Z');
  expect(
    ['11:09:59', '11:10:00', '11:14:59', '11:15:00'].map((time) =>
      closesSoon(closesAt, Date.parse(`2027-01-15T${time}Z`)),
    ),
  ).toEqual([false, true, true, false]);
});
