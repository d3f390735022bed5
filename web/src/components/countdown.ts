import { useEffect, useState } from 'react';
import { serverNow } from '../api/device.ts';
import { useNow } from '../shell/session.tsx';

/**
 * Returns the whole seconds until an instant by the server's clock, at least 0; undefined without an instant. Updates
 * every second.
 */
export function useSecondsUntil(instant: string | null | undefined): number | undefined {
  const [now, setNow] = useState(useNow());
  const running = Boolean(instant);
  useEffect(() => {
    if (!running) return undefined;
    const tick = () => setNow(serverNow());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [running]);
  return instant ? secondsBetween(now, instant) : undefined;
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
