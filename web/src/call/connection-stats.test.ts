import { expect, test } from 'vitest';
import { readConnectionStats } from './connection-stats.ts';

const pair = {
  type: 'candidate-pair',
  nominated: true,
  state: 'succeeded',
  bytesSent: 1000,
  bytesReceived: 500,
  availableOutgoingBitrate: 640_000,
  currentRoundTripTime: 0.12,
};

test('the report gives bitrate, round trip, bytes of all candidate pairs and packets of voice and video', () => {
  const stats = [
    pair,
    { ...pair, nominated: false, bytesSent: 10, bytesReceived: 0 },
    { type: 'outbound-rtp', kind: 'audio', ssrc: 1, packetsSent: 100, timestamp: 9_000 },
    { type: 'outbound-rtp', kind: 'video', ssrc: 2, packetsSent: 330, retransmittedPacketsSent: 30, timestamp: 9_000 },
    { type: 'remote-inbound-rtp', kind: 'audio', ssrc: 1, packetsLost: 4, roundTripTime: 0.2, timestamp: 5_000 },
    { type: 'remote-inbound-rtp', kind: 'video', ssrc: 2, packetsLost: 9, fractionLost: 0.25, timestamp: 8_000 },
  ];
  expect(readConnectionStats(stats, true)).toEqual({
    kbps: 640,
    rtt: 200,
    bytes: 1510,
    packets: [
      { stream: '1', at: 5_000, sent: 100, lost: 4 },
      { stream: '2', at: 8_000, sent: 300, lost: 9, share: 0.25 },
    ],
    arriving: [],
    jitter: null,
  });
});

test('the available bitrate is unknown while no video is sent', () => {
  expect(readConnectionStats([pair], false)).toMatchObject({ kbps: null, rtt: 120 });
});

test('the report gives the packets that were sent to us, how many were lost, and the jitter of the voice', () => {
  const stats = [
    pair,
    {
      type: 'inbound-rtp',
      kind: 'audio',
      ssrc: 3,
      timestamp: 9_000,
      packetsReceived: 80,
      packetsLost: 20,
      jitter: 0.045,
    },
    {
      type: 'inbound-rtp',
      kind: 'video',
      ssrc: 4,
      timestamp: 9_000,
      packetsReceived: 200,
      packetsLost: 0,
      jitter: 0.2,
    },
  ];
  expect(readConnectionStats(stats, false)).toMatchObject({
    packets: [],
    arriving: [
      { stream: '3', at: 9_000, sent: 100, lost: 20 },
      { stream: '4', at: 9_000, sent: 200, lost: 0 },
    ],
    jitter: 45,
  });
});
