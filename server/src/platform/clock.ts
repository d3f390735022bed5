/** The only place that reads the wall clock; tests put a clock of their own in the context. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that tests can turn. */
export function turnableClock(start: Date): Clock & { advance(milliseconds: number): void; set(to: Date): void } {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    advance: (milliseconds) => { current += milliseconds; },
    set: (to) => { current = to.getTime(); },
  };
}
