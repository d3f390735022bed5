import { useEffect, useRef } from 'react';
import type { LiveEvent } from '@tabibu/contract/live-events';

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();
let source: EventSource | undefined;

/**
 * Hears the server's nudges while at least one screen listens; one connection for the whole page. Returns how to stop.
 * Where there is no live connection nothing happens: every listener also asks by itself from time to time.
 */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener);
  connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) disconnect();
  };
}

/** Hears the nudges while `active` and the screen is shown. */
export function useLiveEvents(active: boolean, onEvent: Listener): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => (active ? listenLive((event) => latest.current(event)) : undefined), [active]);
}

function connect(): void {
  if (source || typeof EventSource === 'undefined') return;
  source = new EventSource('/api/events');
  source.addEventListener('message', ({ data }) => {
    const event = readEvent(String(data));
    if (event) for (const listener of listeners) listener(event);
  });
  // The browser reconnects by itself after a lost network; a refusal (signed out, no such call) ends it for good.
  source.addEventListener('error', () => {
    if (source?.readyState === EventSource.CLOSED) disconnect();
  });
}

function disconnect(): void {
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
