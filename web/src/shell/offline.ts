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

/**
 * Deletes this browser's subscription to push messages at sign-out; the server has dropped its part with the session.
 * Never throws.
 */
export async function forgetPush(): Promise<void> {
  if (!('PushManager' in window)) return;
  await navigator.serviceWorker
    ?.getRegistration()
    .then(async (worker) => (await worker?.pushManager.getSubscription())?.unsubscribe())
    .catch(() => undefined);
}

/** True if this device keeps what an account measured and the server does not have. Needs no code of the readings. */
export async function hasUnsent(owner: string): Promise<boolean> {
  if (!('caches' in window)) return false;
  const kept = await (await caches.open(UNSENT_STORE)).keys();
  return kept.some(({ url }) => url.includes(`/unsent/${owner}/`));
}
