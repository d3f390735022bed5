/** The current time. Code asks this clock instead of `new Date()`, so that tests can put their own in the context. */
export interface Clock {
  now(): Date;
}

/**
 * The clock of a context. Its first reading decides, and each later one repeats it: a verb cannot meet two times, of
 * which the second is later than what the first was compared with.
 */
export interface VerbClock extends Clock {
  /** Returns a clock of the same time that is read anew. */
  again(): VerbClock;
}

export const systemClock: Clock = { now: () => new Date() };

/** Returns a clock for one verb, which reads the given one when it is first asked. */
export function readOnce(clock: Clock): VerbClock {
  let reading: number | undefined;
  return {
    now: () => new Date((reading ??= clock.now().getTime())),
    again: () => readOnce(clock),
  };
}

export interface AdjustableClock extends Clock {
  advance(milliseconds: number): void;
  set(to: Date): void;
}

/** Returns a clock that stands still until a test moves it. */
export function adjustableClock(start: Date): AdjustableClock {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    advance: (milliseconds) => {
      current += milliseconds;
    },
    set: (to) => {
      current = to.getTime();
    },
  };
}

/**
 * Returns the given clock as a machine shows it: each reading is a millisecond later than the one before. What goes
 * wrong between two readings goes wrong in every test then, not in one of a hundred.
 */
export function ticking(clock: AdjustableClock): Clock {
  return {
    now() {
      clock.advance(1);
      return clock.now();
    },
  };
}
