import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { problemOf } from '../api/client.ts';
import { isFinal, openSignalSocket, waitBefore } from './signal-socket.ts';
import type { SignalSocketOptions, SignalSocket } from './signal-socket.ts';

test('the wait grows from half a second to five, reduced at random by at most half', () => {
  expect([0, 1, 2, 3, 4, 20].map((attempt) => waitBefore(attempt, 1))).toEqual([500, 1000, 2000, 4000, 5000, 5000]);
  expect(waitBefore(20, 0)).toBe(2500);
});

test('only a refusal by our own server is final; timeouts and proxy errors are tried again', () => {
  expect([401, 404, 409].map((status) => isFinal(problemOf(status, '{"code":"call-over"}')))).toEqual([
    true,
    true,
    true,
  ]);
  expect([
    isFinal(problemOf(408, '')),
    isFinal(problemOf(403, '<html>')),
    isFinal(problemOf(429, '{"code":"too-many-requests"}')),
    isFinal(problemOf(503, '')),
    isFinal(new Error('late')),
  ]).toEqual([false, false, false, false, false]);
});

/** A fake WebSocket that opens, receives and closes when the test says so. */
class Socket extends EventTarget {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  readonly said: { type: string; again?: boolean; page?: string }[] = [];

  constructor() {
    super();
    Socket.all.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as { type: string });
  }

  hear(news: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(news) }));
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

describe('a connection', () => {
  const page = new EventTarget();
  let signals: SignalSocket;
  let tickets: ((ticket: string) => void)[];
  const options = {
    onNews: vi.fn<SignalSocketOptions['onNews']>(),
    onLost: vi.fn<() => void>(),
    onRefused: vi.fn<(problem: unknown) => void>(),
  };
  const open = (returns = false) => {
    signals = openSignalSocket({
      ...options,
      path: '/api/calls/socket',
      page: { mark: '0123456789ab', returns },
      ticket: () =>
        new Promise((resolve) => {
          tickets.push(resolve);
        }),
    });
  };
  const give = async (place: number) => {
    tickets[place]!('x'.repeat(43));
    await vi.advanceTimersByTimeAsync(0);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    Socket.all = [];
    tickets = [];
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('location', { protocol: 'https:', host: 'tabibu.example' });
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => {
    signals.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('is attempted once at a time, also if the network returns during a ticket request or a handshake', async () => {
    open();
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600);
    expect(tickets).toHaveLength(2);
    // The ticket of the older attempt arrives last.
    await give(1);
    await give(0);
    expect(Socket.all).toHaveLength(1);
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600);
    const [older] = Socket.all;
    expect(older!.readyState).toBe(3);
    await give(2);
    const newer = Socket.all[1]!;
    newer.open();
    newer.hear({ type: 'welcome', side: 'patient', present: false });
    older!.hear({ type: 'replaced' });
    expect(options.onNews.mock.calls.map(([{ type }]) => type)).toEqual(['welcome']);
    expect(options.onLost).not.toHaveBeenCalled();
  });

  test('that opened before the retry is kept', async () => {
    open();
    await give(0);
    page.dispatchEvent(new Event('online'));
    Socket.all[0]!.open();
    await vi.advanceTimersByTimeAsync(600);
    expect([tickets.length, Socket.all[0]!.readyState]).toEqual([1, 1]);
  });

  test('says hello with again after its first welcome, or a minute after the person asked for the call (R-18d)', async () => {
    open();
    await give(0);
    Socket.all[0]!.open();
    Socket.all[0]!.hear({ type: 'welcome', side: 'patient', present: false });
    Socket.all[0]!.close();
    await vi.advanceTimersByTimeAsync(600);
    await give(1);
    Socket.all[1]!.open();
    expect(Socket.all.map(({ said }) => said[0])).toEqual(
      [false, true].map((again) => ({ type: 'hello', ticket: 'x'.repeat(43), page: '0123456789ab', again })),
    );
    signals.close();
    open();
    await vi.advanceTimersByTimeAsync(80_000);
    await give(tickets.length - 1);
    Socket.all[2]!.open();
    expect(Socket.all[2]!.said[0]).toMatchObject({ again: true });
  });

  test('of a reloaded page says hello with again', async () => {
    open(true);
    await give(0);
    Socket.all[0]!.open();
    expect(Socket.all[0]!.said[0]).toMatchObject({ again: true });
  });
});
