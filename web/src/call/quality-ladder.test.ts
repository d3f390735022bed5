import { expect, test } from 'vitest';
import { climb, qualityOf, startLadder } from './quality-ladder.ts';
import type { Ladder, PictureWish, Sample } from './quality-ladder.ts';

const fine = { kbps: 900, loss: 0, rtt: 80 };
/** Nothing arrives yet. */
const quiet = { loss: null, jitter: null };

/** The ladder after `seconds` of the same network, looked at every two seconds. */
function after(ladder: Ladder, network: Omit<Sample, 'at'>, seconds: number, from = 0, wish: PictureWish = 'automatic'): Ladder {
  let now = ladder;
  for (let at = 0; at <= seconds; at += 2) now = climb(now, { at: (from + at) * 1000, ...network }, wish);
  return now;
}

test('a call starts with the small picture, and ten roomy seconds make it large', () => {
  expect(startLadder().level).toBe('low');
  expect(after(startLadder(), fine, 8).level).toBe('low');
  expect(after(startLadder(), fine, 10).level).toBe('high');
});

test('a tight network makes the picture small after four seconds', () => {
  expect(after(startLadder('high'), { kbps: 300, loss: 0, rtt: 80 }, 2).level).toBe('high');
  expect(after(startLadder('high'), { kbps: 300, loss: 0, rtt: 80 }, 4).level).toBe('low');
});

test.each([
  ['slow', { kbps: 90, loss: 0, rtt: 80 }],
  ['lossy', { kbps: 900, loss: 0.2, rtt: 80 }],
  ['late', { kbps: 900, loss: 0, rtt: 900 }],
] as const)('eight seconds of a %s network take the picture down and say why', (trouble, network) => {
  expect(after(startLadder(), network, 6).level).toBe('low');
  expect(after(startLadder(), network, 8)).toMatchObject({ level: 'audio', trouble, mayReturn: false });
});

test('one good moment in between starts the eight seconds anew', () => {
  const bad = { kbps: 50, loss: 0, rtt: 80 };
  const once = climb(after(startLadder(), bad, 6), { at: 8_000, ...fine });
  expect(after(once, bad, 6, 10).level).toBe('low');
});

test('a moment that is only a little better does not start them anew', () => {
  const lossy = { kbps: 900, loss: 0.2, rtt: 80 };
  const wavered = climb(after(startLadder(), lossy, 4), { at: 6_000, ...lossy, loss: 0.12 });
  expect(after(wavered, lossy, 0, 8).level).toBe('audio');
});

test('the picture comes back only by a tap, offered after thirty good seconds', () => {
  const down = after(startLadder(), { kbps: 50, loss: 0, rtt: 80 }, 8);
  const quiet = { kbps: null, loss: 0, rtt: 80 };
  expect(after(down, quiet, 28, 10).mayReturn).toBe(false);
  expect(after(down, quiet, 30, 10)).toMatchObject({ level: 'audio', mayReturn: true });
});

test('a small picture stays small on the best network, and is small at once', () => {
  expect(after(startLadder(), fine, 60, 0, 'small').level).toBe('low');
  expect(after(startLadder('high'), fine, 0, 0, 'small').level).toBe('low');
});

test('a large picture is large at once and stays so on a tight network, but not at the cost of the voice', () => {
  const tight = { kbps: 300, loss: 0, rtt: 80 };
  expect(after(startLadder(), tight, 60, 0, 'large').level).toBe('high');
  expect(after(startLadder(), { ...tight, kbps: 50 }, 8, 0, 'large').level).toBe('audio');
});

test('who wishes no picture has none', () => {
  expect(after(startLadder(), fine, 0, 0, 'none').level).toBe('audio');
});

test('what is not known takes nothing down', () => {
  expect(after(startLadder(), { kbps: null, loss: null, rtt: null }, 60).level).toBe('low');
  expect(qualityOf({ at: 0, kbps: null, loss: null, rtt: null }, quiet)).toBe('unknown');
});

test('one word for the line', () => {
  expect(qualityOf({ at: 0, ...fine }, quiet)).toBe('good');
  expect(qualityOf({ at: 0, kbps: null, loss: 0.05, rtt: 80 }, quiet)).toBe('fair');
  expect(qualityOf({ at: 0, kbps: null, loss: 0, rtt: 700 }, quiet)).toBe('poor');
});

test('the word is that of the worse direction: who hears badly does not read that the line is good', () => {
  expect(qualityOf({ at: 0, ...fine }, { loss: 0.05, jitter: 5 })).toBe('fair');
  expect(qualityOf({ at: 0, ...fine }, { loss: 0.2, jitter: 5 })).toBe('poor');
  expect(qualityOf({ at: 0, ...fine }, { loss: 0, jitter: 70 })).toBe('fair');
  expect(qualityOf({ at: 0, ...fine }, { loss: 0, jitter: 150 })).toBe('poor');
  expect(qualityOf({ at: 0, kbps: null, loss: 0.2, rtt: 80 }, { loss: 0, jitter: 5 })).toBe('poor');
  expect(qualityOf({ at: 0, kbps: null, loss: null, rtt: null }, { loss: 0, jitter: 5 })).toBe('good');
});
