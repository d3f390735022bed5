import { afterAll, vi } from 'vitest';

/*
 * The files of a worker share the process with its libraries, and nothing else: at the end of a file the clock is the
 * real one again, the globals are what they were, and modules of ours are loaded anew by the next file.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});
