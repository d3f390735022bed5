import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPath } from './path-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ASKED = { type: 'offer', sdp: 'v=0' };

/** A fake peer connection with the members that the watch uses. */
class Connection extends EventTarget {
  remoteDescription: object | null = ASKED;
  localDescription: { sdp: string } | null = { sdp: 'v=0\r\n' };
  connectionState = 'new';
  iceGatheringState = 'new';
  signalingState = 'stable';
  restarts = 0;
  restartIce(): void {
    this.restarts += 1;
  }
  setLocalDescription(): Promise<void> {
    this.signalingState = 'stable';
    return Promise.resolve();
  }

  become(changes: Partial<Pick<Connection, 'connectionState' | 'iceGatheringState'>>): void {
    Object.assign(this, changes);
    this.dispatchEvent(new Event('connectionState' in changes ? 'connectionstatechange' : 'icegatheringstatechange'));
  }
}

function watched() {
  const connection = new Connection();
  const names = { asked: 0 };
  const watch = watchPath(connection as unknown as RTCPeerConnection, () => {
    names.asked += 1;
    return Promise.resolve();
  });
  return { connection, names, watch, after: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds) };
}

test('a failed connection restarts ICE at once with new credentials, and again until it is connected', async () => {
  const { connection, names, after } = watched();
  connection.become({ connectionState: 'failed' });
  await after(0);
  expect([connection.restarts, names.asked]).toEqual([1, 1]);
  await after(10_000);
  expect([connection.restarts, names.asked]).toEqual([2, 2]);
  connection.become({ connectionState: 'connected' });
  await after(60_000);
  expect(connection.restarts).toBe(2);
});

test('a disconnected path has three seconds to recover before ICE restarts', async () => {
  const { connection, after } = watched();
  connection.become({ connectionState: 'disconnected' });
  await after(2_900);
  connection.become({ connectionState: 'connected' });
  await after(10_000);
  expect(connection.restarts).toBe(0);
  connection.become({ connectionState: 'disconnected' });
  await after(3_000);
  expect(connection.restarts).toBe(1);
});

test('if the relay gave no allocation, ICE restarts with the next username although no state changes', async () => {
  const { connection, names, after } = watched();
  connection.become({ iceGatheringState: 'complete' });
  await after(5_000);
  expect(connection.restarts).toBe(0);
  await after(500);
  expect([connection.restarts, names.asked]).toEqual([1, 1]);
});

test('with a relay candidate it waits for the other side', async () => {
  const { connection, after } = watched();
  connection.localDescription = { sdp: 'v=0\r\na=candidate:1 1 udp 2122 192.0.2.1 50000 typ relay\r\n' };
  connection.become({ iceGatheringState: 'complete' });
  await after(60_000);
  expect(connection.restarts).toBe(0);
});

test('ICE does not restart before a remote description or after stop', async () => {
  const { connection, watch, after } = watched();
  connection.remoteDescription = null;
  watch.now();
  connection.remoteDescription = ASKED;
  connection.become({ iceGatheringState: 'complete' });
  watch.stop();
  connection.become({ connectionState: 'failed' });
  await after(60_000);
  expect(connection.restarts).toBe(0);
});
