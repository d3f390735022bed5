import { expect, test } from 'vitest';
import { adviceFor, phaseOf } from './call-phase.ts';

const alone = { joined: true, present: false, peer: null, everConnected: false } as const;

test('alone is waiting; alone again is left', () => {
  expect(phaseOf(alone)).toBe('waiting');
  expect(phaseOf({ ...alone, everConnected: true })).toBe('left');
});

test('a lost signalling connection does not stop media that flows', () => {
  expect(phaseOf({ joined: false, present: false, peer: 'connected', everConnected: true })).toBe('connected');
});

test('the first connection is connecting, every later one reconnecting', () => {
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
