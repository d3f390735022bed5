import type { Sent } from './loss-meter.ts';

/** What the browser's report says about the line, as far as we use it; null where it says nothing. */
export interface LineReading {
  readonly kbps: number | null;
  readonly rtt: number | null;
  /** Sent and received on all paths of this connection. */
  readonly bytes: number;
  /** What we sent and what of it was lost; what was sent to us and what of that was lost. */
  readonly packets: Sent;
  readonly arriving: Sent;
  /** How unevenly voice arrives, in milliseconds. */
  readonly jitter: number | null;
}

type Stat = Partial<Record<'type' | 'kind' | 'state', string>> &
  Partial<Record<'bytesSent' | 'bytesReceived' | 'availableOutgoingBitrate' | 'currentRoundTripTime' | 'roundTripTime' | 'packetsSent' | 'retransmittedPacketsSent' | 'packetsLost' | 'packetsReceived' | 'jitter', number>> & { nominated?: boolean };

/** Reads a report of `getStats`. The free bitrate counts only while a picture is sent: without one the browser does not measure it. */
export function readLine(report: Iterable<unknown>, sendsPicture: boolean): LineReading {
  let bytes = 0;
  let kbps: number | null = null;
  let rtt: number | null = null;
  let sent = 0;
  let lost = 0;
  const arriving = { sent: 0, lost: 0 };
  let jitter: number | null = null;
  for (const stat of report as Iterable<Stat>) {
    if (stat.type === 'candidate-pair') {
      bytes += (stat.bytesSent ?? 0) + (stat.bytesReceived ?? 0);
      if (!stat.nominated || stat.state !== 'succeeded') continue;
      if (sendsPicture && stat.availableOutgoingBitrate !== undefined) kbps = stat.availableOutgoingBitrate / 1000;
      if (stat.currentRoundTripTime !== undefined) rtt = Math.max(rtt ?? 0, stat.currentRoundTripTime * 1000);
    } else if (stat.type === 'outbound-rtp') {
      // Sent again does not count: what was lost is counted among the first attempts.
      sent += (stat.packetsSent ?? 0) - (stat.retransmittedPacketsSent ?? 0);
    } else if (stat.type === 'inbound-rtp') {
      // What came twice may make the number of lost ones negative.
      arriving.lost += stat.packetsLost ?? 0;
      arriving.sent += (stat.packetsReceived ?? 0) + (stat.packetsLost ?? 0);
      if (stat.kind === 'audio' && stat.jitter !== undefined) jitter = stat.jitter * 1000;
    } else if (stat.type === 'remote-inbound-rtp') {
      lost += stat.packetsLost ?? 0;
      if (stat.roundTripTime !== undefined && (stat.kind === 'audio' || sendsPicture)) rtt = Math.max(rtt ?? 0, stat.roundTripTime * 1000);
    }
  }
  return { kbps, rtt, bytes, packets: { sent, lost }, arriving, jitter };
}
