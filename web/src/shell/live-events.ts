import { useEffect, useRef } from 'react';
import type { LiveEvent } from '@tabibu/contract/live-events';

type Listener = (event: LiveEvent) => void;

/** In milliseconds: the pause before a connection that the server refused is opened again. */
const OPEN_AGAIN = 30_000;

const listeners = new Set<Listener>();
let source: EventSource | undefined;
let wasLost = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let catchUp = (): void => undefined;

/**
 * Calls the listener for every event that the server pushes. All listeners of a page share one connection. Returns a
 * function that unsubscribes. Events of a time without a connection do not arrive later (`catchUpWith`).
 */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener);
  connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    wasLost = false;
    disconnect();
  };
}

/** Sets what is done when a lost connection is open again, because events may have been missed meanwhile. */
export function catchUpWith(work: () => void): void {
  catchUp = work;
}

/** Calls `onEvent` for every event of the server while `active` is true and the component is mounted. */
export function useLiveEvents(active: boolean, onEvent: Listener): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => (active ? listenLive((event) => latest.current(event)) : undefined), [active]);
}

function connect(): void {
  if (source || listeners.size === 0 || typeof EventSource === 'undefined') return;
  clearTimeout(timer);
  source = new EventSource('/api/events');
  source.addEventListener('open', () => {
    if (wasLost) catchUp();
    wasLost = false;
  });
  source.addEventListener('message', ({ data }) => {
    const event = readEvent(String(data));
    if (event) for (const listener of listeners) listener(event);
  });
  // The browser reconnects by itself after a network loss. A refusal, such as one of a proxy while the server restarts,
  // closes the connection for good.
  source.addEventListener('error', () => {
    wasLost = true;
    if (source?.readyState !== EventSource.CLOSED) return;
    disconnect();
    timer = setTimeout(connect, OPEN_AGAIN);
    // The browser does not say why. It may be that the session has ended.
    for (const listener of listeners) listener({ kind: 'signed-out' });
  });
}

function disconnect(): void {
  clearTimeout(timer);
  source?.close();
  source = undefined;
}

function readEvent(text: string): LiveEvent | undefined {
  try {
    const event = JSON.parse(text) as Partial<LiveEvent>;
    return event.kind ? (event as LiveEvent) : undefined;
  } catch {
    return undefined;
  }
}
