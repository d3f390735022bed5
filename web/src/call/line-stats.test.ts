import { expect, test } from 'vitest';
import { readLine } from './line-stats.ts';

const pair = { type: 'candidate-pair', nominated: true, state: 'succeeded', bytesSent: 1000, bytesReceived: 500, availableOutgoingBitrate: 640_000, currentRoundTripTime: 0.12 };

test('the report is read as bitrate, delay, bytes of all paths and packets of voice and picture', () => {
  const stats = [
    pair, { ...pair, nominated: false, bytesSent: 10, bytesReceived: 0 }, { type: 'outbound-rtp', kind: 'audio', packetsSent: 100 }, { type: 'outbound-rtp', kind: 'video', packetsSent: 330, retransmittedPacketsSent: 30 },
    { type: 'remote-inbound-rtp', kind: 'audio', packetsLost: 4, roundTripTime: 0.2 }, { type: 'remote-inbound-rtp', kind: 'video', packetsLost: 9 },
  ];
  expect(readLine(stats, true)).toEqual({ kbps: 640, rtt: 200, bytes: 1510, packets: { sent: 400, lost: 13 }, arriving: { sent: 0, lost: 0 }, jitter: null });
});

test('without a picture the free bitrate is not known', () => {
  expect(readLine([pair], false)).toMatchObject({ kbps: null, rtt: 120 });
});

test('what arrives is read beside what goes out: packets that were sent to us, those that got lost, how uneven the voice is', () => {
  const stats = [pair, { type: 'inbound-rtp', kind: 'audio', packetsReceived: 80, packetsLost: 20, jitter: 0.045 }, { type: 'inbound-rtp', kind: 'video', packetsReceived: 200, packetsLost: 0, jitter: 0.2 }];
  expect(readLine(stats, false)).toMatchObject({ packets: { sent: 0, lost: 0 }, arriving: { sent: 300, lost: 20 }, jitter: 45 });
});
