import { useEffect, useEffectEvent } from 'react';
import { deviceNow } from '../api/device.ts';

const FIRST_WAIT = 4_000;
const LONGEST_WAIT = 60_000;
let tries = 0;
let lastTry = 0;

/** Returns the wait before the next try in milliseconds. It doubles each time, up to one minute. */
export function waitBefore(tried: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tried);
}

/** Calls `again` when the browser is online again (`isBack` is true) and after increasing waits (`isBack` is false). */
export function useRetry(again: (isBack: boolean) => void): void {
  const attempt = useEffectEvent((isBack: boolean) => {
    lastTry = deviceNow();
    tries += 1;
    again(isBack);
  });
  useEffect(() => {
    if (deviceNow() - lastTry > 2 * LONGEST_WAIT) tries = 0;
    const timer = setTimeout(() => attempt(false), waitBefore(tries));
    const now = () => attempt(true);
    addEventListener('online', now);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', now);
    };
  }, []);
}
