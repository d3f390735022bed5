import { vi } from 'vitest';
import { releaseMemory } from '../src/platform/release-memory.ts';
import { ROUTES } from '../src/routes.ts';

/** By how many bytes a process may grow, however often somebody repeats a request. */
export const MOST_GROWTH = 40 * 1024 * 1024;

/**
 * Counts how often the work of an endpoint begins, and lets none of it end before this many calls have come so far that
 * they would begin it. What is counted is the product's own function, which runs as it is.
 */
export function watchRuns(id: string, calls: number) {
  const route = ROUTES.find(({ endpoint }) => endpoint.id === id)!;
  const { endpoint, verb } = route;
  const { heavy } = endpoint;
  const allCame = Promise.withResolvers<void>();
  let come = 0;
  Object.defineProperty(endpoint, 'heavy', {
    configurable: true,
    get() {
      come += 1;
      // A call reads it twice: for the fresh factor, and then for its work.
      if (come === 2 * calls) allCame.resolve();
      return heavy;
    },
  });
  const runs = vi.spyOn(route, 'verb').mockImplementation(async (...given) => {
    await allCame.promise;
    return verb(...given);
  });
  return {
    /** Ends the watch and returns how often the work began. */
    stop() {
      const began = runs.mock.calls.length;
      runs.mockRestore();
      Object.defineProperty(endpoint, 'heavy', { configurable: true, enumerable: true, value: heavy });
      return began;
    },
  };
}

/** Does `work` and returns by how much the memory of this process grew at most meanwhile. */
export async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  releaseMemory();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return most - before;
}
