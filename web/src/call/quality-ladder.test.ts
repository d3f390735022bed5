import { expect, test } from 'vitest';
import { nextLadder, qualityOf, startLadder } from './quality-ladder.ts';
import type { Ladder, VideoPreference, Sample } from './quality-ladder.ts';

const fine = { kbps: 900, loss: 0, rtt: 80 };
/** Nothing has been received yet. */
const quiet = { loss: null, jitter: null };

/** Returns the ladder after `seconds` of the same network, measured every two seconds. */
function after(
  ladder: Ladder,
  network: Omit<Sample, 'at'>,
  seconds: number,
  from = 0,
  wish: VideoPreference = 'automatic',
): Ladder {
  let now = ladder;
  for (let at = 0; at <= seconds; at += 2) now = nextLadder(now, { at: (from + at) * 1000, ...network }, wish);
  return now;
}

test('video starts small, and ten good seconds make it large', () => {
  expect(startLadder().level).toBe('low');
  expect(after(startLadder(), fine, 8).level).toBe('low');
  expect(after(startLadder(), fine, 10).level).toBe('high');
});

test('a limited network makes the video small after four seconds', () => {
  expect(after(startLadder('high'), { kbps: 300, loss: 0, rtt: 80 }, 2).level).toBe('high');
  expect(after(startLadder('high'), { kbps: 300, loss: 0, rtt: 80 }, 4).level).toBe('low');
});

test.each([
  ['slow', { kbps: 90, loss: 0, rtt: 80 }],
  ['lossy', { kbps: 900, loss: 0.2, rtt: 80 }],
  ['late', { kbps: 900, loss: 0, rtt: 900 }],
] as const)('eight seconds of a %s network switch the video off with the reason', (trouble, network) => {
  expect(after(startLadder(), network, 6).level).toBe('low');
  expect(after(startLadder(), network, 8)).toMatchObject({ level: 'audio', trouble, mayReturn: false });
});

test('one good measurement restarts the eight seconds', () => {
  const bad = { kbps: 50, loss: 0, rtt: 80 };
  const once = nextLadder(after(startLadder(), bad, 6), { at: 8_000, ...fine });
  expect(after(once, bad, 6, 10).level).toBe('low');
});

test('a measurement that is only a little better does not restart them', () => {
  const lossy = { kbps: 900, loss: 0.2, rtt: 80 };
  const wavered = nextLadder(after(startLadder(), lossy, 4), { at: 6_000, ...lossy, loss: 0.12 });
  expect(after(wavered, lossy, 0, 8).level).toBe('audio');
});

test('video returns only by a tap, which is offered after thirty good seconds', () => {
  const down = after(startLadder(), { kbps: 50, loss: 0, rtt: 80 }, 8);
  const quiet = { kbps: null, loss: 0, rtt: 80 };
  expect(after(down, quiet, 28, 10).mayReturn).toBe(false);
  expect(after(down, quiet, 30, 10)).toMatchObject({ level: 'audio', mayReturn: true });
});

test('with the choice "small" the video is small at once and stays small on the best network', () => {
  expect(after(startLadder(), fine, 60, 0, 'small').level).toBe('low');
  expect(after(startLadder('high'), fine, 0, 0, 'small').level).toBe('low');
});

test('with the choice "large" the video stays large on a limited network, but not at the cost of the voice', () => {
  const tight = { kbps: 300, loss: 0, rtt: 80 };
  expect(after(startLadder(), tight, 60, 0, 'large').level).toBe('high');
  expect(after(startLadder(), { ...tight, kbps: 50 }, 8, 0, 'large').level).toBe('audio');
});

test('with the choice "none" there is no video', () => {
  expect(after(startLadder(), fine, 0, 0, 'none').level).toBe('audio');
});

test('unknown values do not switch the video off', () => {
  expect(after(startLadder(), { kbps: null, loss: null, rtt: null }, 60).level).toBe('low');
  expect(qualityOf({ at: 0, kbps: null, loss: null, rtt: null }, quiet)).toBe('unknown');
});

test('the quality is one word', () => {
  expect(qualityOf({ at: 0, ...fine }, quiet)).toBe('good');
  expect(qualityOf({ at: 0, kbps: null, loss: 0.05, rtt: 80 }, quiet)).toBe('fair');
  expect(qualityOf({ at: 0, kbps: null, loss: 0, rtt: 700 }, quiet)).toBe('poor');
});

test('the quality is that of the worse direction', () => {
  expect(qualityOf({ at: 0, ...fine }, { loss: 0.05, jitter: 5 })).toBe('fair');
  expect(qualityOf({ at: 0, ...fine }, { loss: 0.2, jitter: 5 })).toBe('poor');
  expect(qualityOf({ at: 0, ...fine }, { loss: 0, jitter: 70 })).toBe('fair');
  expect(qualityOf({ at: 0, ...fine }, { loss: 0, jitter: 150 })).toBe('poor');
  expect(qualityOf({ at: 0, kbps: null, loss: 0.2, rtt: 80 }, { loss: 0, jitter: 5 })).toBe('poor');
  expect(qualityOf({ at: 0, kbps: null, loss: null, rtt: null }, { loss: 0, jitter: 5 })).toBe('good');
});
