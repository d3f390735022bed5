import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../api/device.ts';
import { useNow } from '../shell/session.tsx';

/** In milliseconds: a timer this far away or farther is set when the clock of the page moves on. */
const FAR = 120_000;

type Moments = readonly (string | null | undefined)[];

/**
 * Calls `act` at the first of these instants that is still to come, by the server's clock. For what the server decides
 * by time alone, such as a room that opens: the page asks again in that second.
 */
export function useAtMoment(instants: Moments, act: () => void): void {
  const now = useNow();
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const next = firstAfter(instants, now);
  useEffect(() => {
    if (next === undefined) return undefined;
    const left = next - serverNow();
    if (left > FAR) return undefined;
    const timer = setTimeout(() => latest.current(), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [next, now]);
}

/** Like `useNow`, and renders again in the second of each of these instants. */
export function useNowAt(...instants: Moments): number {
  const now = useNow();
  const [reached, setReached] = useState(now);
  const next = firstAfter(instants, Math.max(now, reached));
  useAtMoment(instants, () => {
    if (next !== undefined) setReached(next);
  });
  return Math.max(now, reached);
}

function firstAfter(instants: Moments, now: number): number | undefined {
  const coming = instants.map((one) => (one ? Date.parse(one) : 0)).filter((at) => at > now);
  return coming.length === 0 ? undefined : Math.min(...coming);
}
