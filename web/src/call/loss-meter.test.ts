import { expect, test } from 'vitest';
import { lossOf, readLoss } from './loss-meter.ts';
import type { LossMeter, StreamReading } from './loss-meter.ts';

type Counters = readonly [second: number, sent: number, lost: number, share?: number];

const reading = (stream: string, [second, sent, lost, share]: Counters): StreamReading => ({
  stream,
  at: second * 1000,
  sent,
  lost,
  ...(share !== undefined && { share }),
});
const after = (...looks: readonly (readonly StreamReading[])[]) => lossOf(looks.reduce(readLoss, [] as LossMeter));
const afterVoice = (...looks: Counters[]) => after(...looks.map((counters) => [reading('voice', counters)]));

test('the loss is that of the last readings together, not of the last one alone', () => {
  expect(afterVoice([0, 0, 0], [2, 50, 15], [4, 100, 18], [6, 150, 33])).toBeCloseTo(0.22);
});

test('readings older than six seconds no longer count', () => {
  expect(afterVoice([0, 0, 0], [2, 100, 90], [4, 200, 90], [6, 300, 90], [8, 400, 90])).toBe(0);
});

test('of reports that are further apart, the last two count', () => {
  expect(afterVoice([0, 0, 0], [8, 400, 80], [16, 800, 80])).toBe(0);
  expect(afterVoice([0, 0, 0], [8, 400, 80])).toBeCloseTo(0.2);
});

test('packets whose losses nobody has reported yet do not lower the loss', () => {
  const looks = [
    [reading('voice', [0, 0, 0]), reading('video', [0, 0, 0])],
    [reading('voice', [7, 350, 70]), reading('video', [7, 100, 20])],
    // The voice's next report is lost, while its packets go on.
    [reading('voice', [7, 450, 70]), reading('video', [9, 140, 28])],
    [reading('voice', [7, 550, 70]), reading('video', [11, 180, 36])],
    [reading('voice', [7, 650, 70]), reading('video', [13, 220, 44])],
  ];
  for (const [index] of looks.entries()) if (index > 0) expect(after(...looks.slice(0, index + 1))).toBeCloseTo(0.2);
});

test('padding that a browser counts as sent beside the video does not lower the loss', () => {
  const looks: Counters[] = [
    [0, 0, 0, 0],
    [2, 40, 8, 0.2],
    [4, 180, 13, 0.25],
    [6, 310, 17, 0.15],
  ];
  expect(after(...looks.map((counters) => [reading('video', counters)]))).toBeCloseTo(0.2);
});

test('without the share of every report that counts, the counted packets are used', () => {
  expect(afterVoice([0, 0, 0], [2, 100, 10], [4, 200, 20, 0.5])).toBeCloseTo(0.1);
});

test('a stream without a report for fifteen seconds no longer counts', () => {
  const video = reading('video', [2, 100, 50]);
  const looks = [
    [reading('voice', [0, 0, 0]), reading('video', [0, 0, 0])],
    [reading('voice', [2, 100, 0]), video],
  ];
  expect(after(...looks, [reading('voice', [17, 850, 0]), video])).toBeCloseTo(50 / 850);
  expect(after(...looks, [reading('voice', [18, 900, 0]), video])).toBe(0);
});

test('a new connection starts without readings', () => {
  expect(afterVoice([0, 1000, 500], [2, 20, 0], [4, 60, 2])).toBeCloseTo(0.05);
});

test('the loss is unknown when too few packets were sent', () => {
  expect(after()).toBeNull();
  expect(afterVoice([0, 100, 0])).toBeNull();
  expect(afterVoice([0, 100, 0], [2, 105, 5])).toBeNull();
});
