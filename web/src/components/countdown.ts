import { useEffect, useState } from 'react';
import { useNow } from '../shell/session.tsx';

/** A device clock that differs from the server's by less than this (milliseconds) is used as it is. */
const MAX_CLOCK_DRIFT = 45_000;

/**
 * Returns the whole seconds until an instant by the server's clock, at least 0; undefined without an instant. Updates
 * every second.
 */
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

/**
 * Returns by how many milliseconds the server's clock is ahead of the device's. Differences under 45 seconds count as
 * none.
 */
export function clockAhead(serverNow: number, deviceNow: number): number {
  const ahead = serverNow - deviceNow;
  return Math.abs(ahead) < MAX_CLOCK_DRIFT ? 0 : ahead;
}

/** Returns the whole seconds from `now` to an instant, rounded up, at least 0. */
export function secondsBetween(now: number, instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));
}

/** Formats seconds as '9:41', from one hour on as '1:09:41'. */
export function minutesAndSeconds(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours === 0 ? minutes : `${hours}:${two(minutes)}`}:${two(seconds % 60)}`;
}
