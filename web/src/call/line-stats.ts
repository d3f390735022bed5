import type { Sample } from './quality-ladder.ts';

/** What the browser's report says about the line, as far as we use it. */
export interface LineReading {
  readonly sample: Sample;
  /** Sent and received on all paths of this connection. */
  readonly bytes: number;
}

type Stat = Partial<Record<'type' | 'kind' | 'state', string>> &
  Partial<Record<'bytesSent' | 'bytesReceived' | 'availableOutgoingBitrate' | 'currentRoundTripTime' | 'roundTripTime' | 'fractionLost', number>> & { nominated?: boolean };

/** Reads a report of `getStats`. The free bitrate counts only while a picture is sent: without one the browser does not measure it. */
export function readLine(report: Iterable<unknown>, at: number, sendsPicture: boolean): LineReading {
  let bytes = 0;
  let kbps: number | null = null;
  let rtt: number | null = null;
  let loss: number | null = null;
  for (const stat of report as Iterable<Stat>) {
    if (stat.type === 'candidate-pair') {
      bytes += (stat.bytesSent ?? 0) + (stat.bytesReceived ?? 0);
      if (!stat.nominated || stat.state !== 'succeeded') continue;
      if (sendsPicture && stat.availableOutgoingBitrate !== undefined) kbps = stat.availableOutgoingBitrate / 1000;
      if (stat.currentRoundTripTime !== undefined) rtt = Math.max(rtt ?? 0, stat.currentRoundTripTime * 1000);
    } else if (stat.type === 'remote-inbound-rtp' && (stat.kind === 'audio' || sendsPicture)) {
      if (stat.fractionLost !== undefined) loss = Math.max(loss ?? 0, stat.fractionLost);
      if (stat.roundTripTime !== undefined) rtt = Math.max(rtt ?? 0, stat.roundTripTime * 1000);
    }
  }
  return { sample: { at, kbps, loss, rtt }, bytes };
}
