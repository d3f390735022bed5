import { useState } from 'react';
import { ApiProblem } from '../api/client.ts';
import type { RefusalCode } from '../api/client.ts';
import { serverNow } from '../api/device.ts';
import { useSecondsUntil } from './countdown.ts';

const WAITS: readonly RefusalCode[] = ['codes-exhausted', 'code-just-sent', 'too-many-requests'];

/**
 * Returns the seconds after which a new code may be requested, undefined for a refusal that waiting does not change.
 * Pure.
 */
export function waitAfter(error: unknown): number | undefined {
  if (!(error instanceof ApiProblem) || !WAITS.includes(error.code)) return undefined;
  const { seconds } = error.params;
  return typeof seconds === 'number' && seconds > 0 ? seconds : undefined;
}

interface CodeWait {
  /** Remaining seconds, counting down; 0 when a code may be requested. */
  readonly left: number;
  /** Starts the wait that a refusal names. Returns false if it names none. */
  startAfter(error: unknown): boolean;
  /** Ends the wait, because the person entered another number. */
  end(): void;
}

/** The wait until the next code may be requested, as a refusal named it (`Retry-After`). */
export function useCodeWait(): CodeWait {
  const [until, setUntil] = useState<string>();
  const left = useSecondsUntil(until) ?? 0;
  const startAfter = (error: unknown) => {
    const seconds = waitAfter(error);
    if (seconds !== undefined) setUntil(new Date(serverNow() + seconds * 1000).toISOString());
    return seconds !== undefined;
  };
  return { left, startAfter, end: () => setUntil(undefined) };
}
