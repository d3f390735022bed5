import { beforeEach, expect, test, vi } from 'vitest';
import type { CallServerMessage } from '@tabibu/contract/calls';
import { problemOf } from '../api/client.ts';
import { CallSession } from './call-session.ts';
import { OwnMedia } from './own-media.ts';
import type { SignalSocketOptions } from './signal-socket.ts';

const server = vi.hoisted(() => ({
  ends: undefined as unknown as SignalSocketOptions,
  said: [] as string[],
  steps: [] as string[],
  closed: 0,
  pictures: [] as unknown[],
}));

vi.mock('./signal-socket.ts', () => ({
  openSignalSocket: (options: SignalSocketOptions) => {
    server.ends = options;
    return {
      send: ({ type, step }: { type: string; step?: string }) => {
        server.said.push(type);
        if (step) server.steps.push(step);
      },
      check: () => undefined,
      close: () => {
        server.closed += 1;
      },
    };
  },
}));

vi.mock('./negotiation.ts', () => ({
  originOf: () => undefined,
  openNegotiation: () => ({
    connection: { connectionState: 'connected', remoteDescription: null },
    remote: {},
    take: async () => undefined,
    videoSender: () => undefined,
    sendsPicture: () => false,
    setTracks: async (_: unknown, picture: unknown) => void server.pictures.push(picture),
    wantPicture: () => undefined,
    renew: () => undefined,
    close: () => undefined,
  }),
}));

const WELCOME: CallServerMessage = { type: 'welcome', side: 'patient', present: true };
const DOOR = {
  join: async () => ({ ticket: 'x'.repeat(43), ice: { servers: [] } }) as never,
  refreshIce: async () => ({ servers: [] }) as never,
  socketPath: '/',
};
const CALL_OVER = problemOf(409, '{"code":"call-over"}');
let media: OwnMedia;
const join = (video = true) => {
  media = new OwnMedia();
  return new CallSession(DOOR, media, { wish: 'automatic', video }, { mark: '0123456789ab', returns: false });
};

beforeEach(() => {
  Object.assign(server, { said: [], steps: [], closed: 0, pictures: [] });
});

test('after pressing end the state is ending until the server answers, however late', () => {
  const session = join();
  server.ends.onNews(WELCOME);
  session.end();
  expect([session.read().over, server.said.at(-1), server.closed]).toEqual(['ending', 'end', 0]);
  server.ends.onNews({ type: 'presence', present: true, fresh: true });
  expect(server.said.at(-1)).toBe('end');
  server.ends.onNews({ type: 'ended', completed: true });
  expect([session.read().over, server.closed]).toEqual(['completed', 1]);
});

test('an end without a connection is said with the next one, and nothing else', () => {
  const session = join();
  server.ends.onNews(WELCOME);
  server.ends.onLost();
  server.said.length = 0;
  session.end();
  expect(server.said).toEqual([]);
  server.ends.onNews(WELCOME);
  expect(server.said).toEqual(['end']);
  session.leave();
  expect(server.closed).toBe(1);
});

test('a page that had joined and reconnects after the end shows that the call has ended, not a refusal', async () => {
  const session = join();
  server.ends.onRefused(CALL_OVER);
  expect(session.read().over).toBe('refused');
  const second = join();
  await server.ends.ticket();
  server.ends.onRefused(CALL_OVER);
  expect(second.read().over).toBe('ended');
});

/** A connected session whose `openCamera` succeeds at once. */
async function joinWithCamera(video: boolean) {
  const session = join(video);
  const track = { readyState: 'live', stop: () => undefined } as MediaStreamTrack;
  media.openCamera = async () => {
    media.video = track;
    Object.assign(media.state, { camera: true });
    for (const listener of (media as unknown as { listeners: Set<() => void> }).listeners) listener();
  };
  await server.ends.ticket();
  server.ends.onNews({ type: 'welcome', side: 'doctor', present: false });
  server.ends.onNews({ type: 'presence', present: true, fresh: true });
  await expect.poll(() => server.pictures.length).toBeGreaterThan(0);
  return { session, track };
}

test('in a call by phone no video is sent before the other side has agreed, whatever this page does', async () => {
  const { session, track } = await joinWithCamera(false);
  await media.openCamera();
  expect(server.pictures).not.toContain(track);
  media.closeCamera();
  session.camera.press();
  server.ends.onNews({ type: 'camera', step: 'decline' });
  await media.openCamera();
  expect([session.read().consent, server.pictures.includes(track)]).toEqual(['declined', false]);
  media.closeCamera();
  session.camera.press();
  expect(server.steps).toEqual(['offer', 'offer']);
  server.ends.onNews({ type: 'camera', step: 'accept' });
  await expect.poll(() => server.pictures).toContain(track);
});

test('in a video appointment the camera opens without asking the other side', async () => {
  const { session, track } = await joinWithCamera(true);
  session.camera.press();
  await expect.poll(() => server.pictures).toContain(track);
  expect(server.steps).toEqual([]);
});
