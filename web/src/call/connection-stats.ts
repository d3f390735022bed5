import type { StreamReading } from './loss-meter.ts';

/** The figures of a `getStats` report that we use. A figure is null where the browser does not report it. */
export interface ConnectionStats {
  readonly kbps: number | null;
  readonly rtt: number | null;
  /** Bytes sent and received on all candidate pairs of this connection. */
  readonly bytes: number;
  /** Packets that we sent, and how many of them the receiver reported as lost, per stream. */
  readonly packets: readonly StreamReading[];
  /** Packets that were sent to us, and how many of them were lost, per stream. */
  readonly arriving: readonly StreamReading[];
  /** Jitter of the voice that we receive, in milliseconds. */
  readonly jitter: number | null;
}

type Stat = Partial<Record<'type' | 'kind' | 'state', string>> &
  Partial<
    Record<
      | 'bytesSent'
      | 'bytesReceived'
      | 'availableOutgoingBitrate'
      | 'currentRoundTripTime'
      | 'roundTripTime'
      | 'packetsSent'
      | 'retransmittedPacketsSent'
      | 'packetsLost'
      | 'fractionLost'
      | 'packetsReceived'
      | 'jitter'
      | 'timestamp'
      | 'ssrc',
      number
    >
  > & { nominated?: boolean };

/**
 * Reads a `getStats` report. The available bitrate is used only while video is sent, because the browser does not
 * measure it otherwise.
 */
export function readConnectionStats(report: Iterable<unknown>, sendsPicture: boolean): ConnectionStats {
  let bytes = 0;
  let kbps: number | null = null;
  let rtt: number | null = null;
  const sent = new Map<number | undefined, number>();
  const lost: Stat[] = [];
  const arriving: StreamReading[] = [];
  let jitter: number | null = null;
  for (const stat of report as Iterable<Stat>) {
    if (stat.type === 'candidate-pair') {
      bytes += (stat.bytesSent ?? 0) + (stat.bytesReceived ?? 0);
      if (!stat.nominated || stat.state !== 'succeeded') continue;
      if (sendsPicture && stat.availableOutgoingBitrate !== undefined) kbps = stat.availableOutgoingBitrate / 1000;
      if (stat.currentRoundTripTime !== undefined) rtt = Math.max(rtt ?? 0, stat.currentRoundTripTime * 1000);
    } else if (stat.type === 'outbound-rtp') {
      // Retransmissions are not counted: a lost packet already counts as a first attempt.
      sent.set(stat.ssrc, (stat.packetsSent ?? 0) - (stat.retransmittedPacketsSent ?? 0));
    } else if (stat.type === 'inbound-rtp') {
      // Duplicate packets can make `packetsLost` negative.
      arriving.push(readingOf(stat, (stat.packetsReceived ?? 0) + (stat.packetsLost ?? 0)));
      if (stat.kind === 'audio' && stat.jitter !== undefined) jitter = stat.jitter * 1000;
    } else if (stat.type === 'remote-inbound-rtp') {
      lost.push(stat);
      if (stat.roundTripTime !== undefined && (stat.kind === 'audio' || sendsPicture))
        rtt = Math.max(rtt ?? 0, stat.roundTripTime * 1000);
    }
  }
  const packets = lost.map((stat) => ({
    ...readingOf(stat, sent.get(stat.ssrc) ?? 0),
    ...(stat.fractionLost !== undefined && { share: stat.fractionLost }),
  }));
  return { kbps, rtt, bytes, packets, arriving, jitter };
}

function readingOf({ ssrc, timestamp = 0, packetsLost = 0 }: Stat, sent: number): StreamReading {
  return { stream: String(ssrc), at: timestamp, sent, lost: packetsLost };
}
