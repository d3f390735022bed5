import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchUpWith, listenLive } from './live-events.ts';

/** Stands in for the browser's connection: a test opens, loses and refuses it. */
class Connection extends EventTarget {
  static readonly CLOSED = 2;
  static readonly made: Connection[] = [];
  readyState = 0;
  constructor() {
    super();
    Connection.made.push(this);
  }
  close(): void {
    this.readyState = Connection.CLOSED;
  }
  happen(type: string, readyState = 1): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event(type));
  }
}

const catchUp = vi.fn<() => void>();
const leaves: (() => void)[] = [];
const last = () => Connection.made.at(-1)!;
const listen = () => leaves.push(listenLive(() => undefined));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Connection);
  Connection.made.length = 0;
  catchUpWith(catchUp);
  catchUp.mockClear();
});
afterEach(() => {
  leaves.splice(0).forEach((leave) => leave());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('all listeners share one connection, and the first opening misses nothing', () => {
  listen();
  listen();
  last().happen('open');
  expect([Connection.made.length, catchUp.mock.calls.length]).toEqual([1, 0]);
});

test('after a lost network the page catches up once, when the browser is connected again', () => {
  listen();
  last().happen('open');
  last().happen('error', 0);
  last().happen('error', 0);
  expect(catchUp).not.toHaveBeenCalled();
  last().happen('open');
  expect(catchUp).toHaveBeenCalledOnce();
});

test('a refused connection is opened again after half a minute, and the page catches up then', () => {
  listen();
  last().happen('open');
  last().happen('error', Connection.CLOSED);
  vi.advanceTimersByTime(29_000);
  expect(Connection.made).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(Connection.made).toHaveLength(2);
  last().happen('open');
  expect(catchUp).toHaveBeenCalledOnce();
});

test('a connection that nobody listens to any more is closed and stays closed', () => {
  listen();
  last().happen('error', Connection.CLOSED);
  leaves.splice(0).forEach((leave) => leave());
  vi.advanceTimersByTime(60_000);
  expect(Connection.made).toHaveLength(1);
});

test('a refused connection lets the page ask who is signed in', () => {
  const heard: string[] = [];
  leaves.push(listenLive(({ kind }) => heard.push(kind)));
  last().happen('error', 0);
  expect(heard).toEqual([]);
  last().happen('error', Connection.CLOSED);
  expect(heard).toEqual(['signed-out']);
});
