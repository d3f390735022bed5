/** The current time. Code asks this clock instead of `new Date()`, so that tests can put their own in the context. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Returns a clock that stands still until a test moves it. */
export function adjustableClock(start: Date): Clock & { advance(milliseconds: number): void; set(to: Date): void } {
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
