import { expect, test } from 'vitest';
import { readLine } from './line-stats.ts';

const pair = { type: 'candidate-pair', nominated: true, state: 'succeeded', bytesSent: 1000, bytesReceived: 500, availableOutgoingBitrate: 640_000, currentRoundTripTime: 0.12 };

test('the report is read as bitrate, delay, bytes of all paths and packets of voice and picture', () => {
  const stats = [
    pair, { ...pair, nominated: false, bytesSent: 10, bytesReceived: 0 }, { type: 'outbound-rtp', kind: 'audio', packetsSent: 100 }, { type: 'outbound-rtp', kind: 'video', packetsSent: 330, retransmittedPacketsSent: 30 },
    { type: 'remote-inbound-rtp', kind: 'audio', packetsLost: 4, roundTripTime: 0.2 }, { type: 'remote-inbound-rtp', kind: 'video', packetsLost: 9 },
  ];
  expect(readLine(stats, true)).toEqual({ kbps: 640, rtt: 200, bytes: 1510, packets: { sent: 400, lost: 13 } });
});

test('without a picture the free bitrate is not known', () => {
  expect(readLine([pair], false)).toMatchObject({ kbps: null, rtt: 120 });
});
