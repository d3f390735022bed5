import { useEffect, useState } from 'react';
import { useNow } from '../shell/session.tsx';

/** A device clock that is nearer than this to the server's is believed to the second. */
const TRUSTED = 45_000;

/** Whole seconds left until an instant by the server's clock, never below 0; undefined without an instant. Moves every second. */
export function useSecondsUntil(instant: string | null | undefined): number | undefined {
  const serverNow = useNow();
  const [now, setNow] = useState(serverNow);
  const running = Boolean(instant);
  useEffect(() => {
    if (!running) return undefined;
    const ahead = clockAhead(serverNow, Date.now());
    const tick = () => setNow(Date.now() + ahead);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [running, serverNow]);
  return instant ? secondsBetween(now, instant) : undefined;
}

/** How far the server's clock is ahead of the device's, in milliseconds; small differences count as none. */
export function clockAhead(serverNow: number, deviceNow: number): number {
  const ahead = serverNow - deviceNow;
  return Math.abs(ahead) < TRUSTED ? 0 : ahead;
}

/** Whole seconds from `now` to an instant, rounded up, at least 0. */
export function secondsBetween(now: number, instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));
}

/** '9:41'. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
