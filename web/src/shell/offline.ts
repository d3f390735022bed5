import { PERSONAL_STORE } from './store-names.ts';

/** Removes what was kept for reading offline by the person who signs out. */
export async function forgetPersonalCaches(): Promise<void> {
  if ('caches' in window) await caches.delete(PERSONAL_STORE);
}
