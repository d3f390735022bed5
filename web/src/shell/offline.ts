import { PERSONAL_STORE } from './store-names.ts';

/** Deletes the signed-in person's answers that were cached for offline use. Called at sign-out. */
export async function forgetPersonalCaches(): Promise<void> {
  if ('caches' in window) await caches.delete(PERSONAL_STORE);
}
