import { beforeEach, expect, test, vi } from 'vitest';
import type { CallNews } from '@tabibu/contract/calls';
import { problemOf } from '../api/client.ts';
import { CallSession } from './call-session.ts';
import { OwnMedia } from './own-media.ts';
import type { SignalEnds } from './signal-socket.ts';

const server = vi.hoisted(() => ({ ends: undefined as unknown as SignalEnds, said: [] as string[], closed: 0 }));

vi.mock('../api/calls.ts', () => ({ joinCall: async () => ({ ticket: 'x'.repeat(43), ice: { servers: [] }, call: { side: 'patient' } }), refreshIce: async () => ({ servers: [] }) }));
vi.mock('./signal-socket.ts', () => ({
  openSignals: (ends: SignalEnds) => {
    server.ends = ends;
    return { send: ({ type }: { type: string }) => server.said.push(type), check: () => undefined, close: () => { server.closed += 1; } };
  },
}));

const WELCOME: CallNews = { type: 'welcome', side: 'patient', present: true };
const CALL_OVER = problemOf(409, '{"code":"call-over"}');
let media: OwnMedia;
const join = () => {
  media = new OwnMedia();
  return new CallSession('booking', media, 'automatic', { mark: '0123456789ab', returns: false });
};

beforeEach(() => { Object.assign(server, { said: [], closed: 0 }); });

test('an end on a slow line is on its way until the server says what became of the call, however late', () => {
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

test('who was in the call comes back to one that has ended, and is not told that they may not enter', async () => {
  const session = join();
  server.ends.onRefused(CALL_OVER);
  expect(session.read().over).toBe('refused');
  const second = join();
  await server.ends.ticket();
  server.ends.onRefused(CALL_OVER);
  expect(second.read().over).toBe('ended');
});
