import { expect, test } from 'vitest';
import { readLine } from './line-stats.ts';

const pair = { type: 'candidate-pair', nominated: true, state: 'succeeded', bytesSent: 1000, bytesReceived: 500, availableOutgoingBitrate: 640_000, currentRoundTripTime: 0.12 };

test('the report is read as bitrate, loss, delay and bytes of all paths', () => {
  const stats = [pair, { ...pair, nominated: false, bytesSent: 10, bytesReceived: 0 }, { type: 'remote-inbound-rtp', kind: 'audio', fractionLost: 0.04, roundTripTime: 0.2 }];
  expect(readLine(stats, 7, true)).toEqual({ sample: { at: 7, kbps: 640, loss: 0.04, rtt: 200 }, bytes: 1510 });
});

test('without a picture the free bitrate is not known', () => {
  expect(readLine([pair], 0, false).sample).toEqual({ at: 0, kbps: null, loss: null, rtt: 120 });
});
