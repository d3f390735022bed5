import { Problem } from './problem.ts';

/** After this many seconds, whoever found no place may ask again. */
const AGAIN = 10;

/** Runs work when its turn comes. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets a few pieces of work run at a time and a few more wait, in order; any other is refused with
 * `service-unavailable`. What waits holds nothing but its place: load what the work needs inside of it.
 */
export function openTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  let running = 0;
  const line: (() => void)[] = [];
  const leave = () => {
    const next = line.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async (work) => {
    if (running >= atOnce && line.length >= waiting) throw new Problem('service-unavailable', {}, AGAIN);
    if (running >= atOnce) await new Promise<void>((resolve) => line.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
