import { afterEach, expect, test, vi } from 'vitest';
import { openNegotiation } from './negotiation.ts';

vi.mock('./path-watch.ts', () => ({ watchPath: () => ({ stop: () => undefined }) }));

afterEach(() => vi.unstubAllGlobals());

/** A fake peer connection that is still busy with a description when it is closed. */
class BusyConnection extends EventTarget {
  readonly signalingState = 'stable';
  // As in every browser, what is under way when a connection is closed never settles (WebRTC 1.0, 4.4.1.2).
  setRemoteDescription = () => new Promise<void>(() => undefined);
  close = () => undefined;
}

test('a signal that a closed connection was busy with is finished, so that the signals after it are processed', async () => {
  vi.stubGlobal('RTCPeerConnection', BusyConnection);
  vi.stubGlobal('MediaStream', EventTarget);
  const negotiation = openNegotiation({
    side: 'patient',
    ice: { servers: [], policy: 'all', expires_at: '2026-11-20T06:10:00.000Z' },
    wantsPicture: true,
    nextIce: async () => undefined,
    send: () => undefined,
    onState: () => undefined,
  });
  let finished = false;
  const taken = negotiation
    .take({ type: 'description', description: { type: 'offer', sdp: '' }, round: 1 })
    .then(() => {
      finished = true;
    });
  await new Promise((done) => {
    setTimeout(done);
  });
  expect(finished).toBe(false);
  negotiation.close();
  await taken;
});
