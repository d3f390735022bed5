import { PATIENCE } from './patience.ts';

/**
 * Resolves as `work` does, and throws after {@link PATIENCE} with the name of the step. Commands to an open page
 * (`evaluate`, `setViewportSize`, `emulateMedia`) have no limit of their own: without one the test would time out and
 * not say where.
 */
export async function within<T>(step: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer from the page for ${PATIENCE / 1000} s: ${step}`));
    }, PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
