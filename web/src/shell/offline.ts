import { PERSONAL_STORE, UNSENT_STORE } from './store-names.ts';

/**
 * Deletes the signed-in person's answers that were cached for offline use, and what was not sent yet. Called at
 * sign-out. Somebody who signs in again after a session ended `keepsUnsent`.
 */
export async function forgetPersonalCaches(keepsUnsent = false): Promise<void> {
  if (!('caches' in window)) return;
  await caches.delete(PERSONAL_STORE);
  if (!keepsUnsent) await caches.delete(UNSENT_STORE);
}
