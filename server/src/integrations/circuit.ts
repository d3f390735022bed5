const FAILURES = 3;
const PAUSE_MS = 30_000;

export interface Circuit {
  /** Returns whether the other side failed so often in a row that nobody asks it now. */
  isPaused(): boolean;
  /** Notes how an exchange ended. */
  note(succeeded: boolean): void;
}

/**
 * Spares an outside party that is away, and everybody who would wait for it: after three failures in a row nobody asks
 * it for half a minute. The first failure after that pauses it again.
 */
export function openCircuit(now: () => Date): Circuit {
  let failures = 0;
  let pausedUntil = 0;
  return {
    isPaused: () => now().getTime() < pausedUntil,
    note(succeeded) {
      failures = succeeded ? 0 : failures + 1;
      if (failures >= FAILURES) pausedUntil = now().getTime() + PAUSE_MS;
    },
  };
}
