import { readPushState, readPushKey, enablePush, disablePush } from '../api/push.ts';
import type { PushState } from '../api/push.ts';
import { sha256 } from '../api/secure-device.ts';

/** Why this browser cannot receive push messages. `install`: on an iPhone or iPad only an installed app can. */
export type Obstacle = 'unsupported' | 'install' | 'denied';

export class CannotPush extends Error {
  readonly obstacle: Obstacle;

  constructor(obstacle: Obstacle) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}

/** In milliseconds. The service worker starts after the first view, which can take a while on a slow phone. */
const LONGEST = 15_000;

export const PUSH_OFF: PushState = { on: false, announcements: false };

/**
 * Returns which push messages reach this browser for this session. Any do only if the browser supports them, the person
 * allows them and the server has the subscription.
 */
export async function readPushHere(signal?: AbortSignal): Promise<PushState> {
  if (!isSupported() || Notification.permission !== 'granted') return PUSH_OFF;
  const subscription = await subscriptionHere();
  return subscription === null ? PUSH_OFF : readPushState(await digestOf(subscription), signal);
}

/**
 * Switches push messages on, with or without announcements; without a choice these stay as they were. Must be called
 * from a click, because the browser may ask for permission. Throws `CannotPush` with the obstacle, or the error of the
 * network or server.
 */
export async function switchPushOn(announcements?: boolean): Promise<PushState> {
  if (!isSupported()) throw new CannotPush(isApplePhone() ? 'install' : 'unsupported');
  if ((await Notification.requestPermission()) !== 'granted') throw new CannotPush('denied');
  const [{ pushManager }, key] = await Promise.all([worker(), readPushKey()]);
  const subscription = await subscribe(pushManager, key);
  try {
    const { endpoint, keys } = subscription.toJSON();
    return await enablePush({
      endpoint: endpoint!,
      keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! },
      ...(announcements === undefined ? {} : { announcements }),
    });
  } catch (error) {
    await subscription.unsubscribe().catch(() => false);
    throw error;
  }
}

/** Switches push messages off, first on the server: without it no message is sent, whatever the browser does. */
export async function switchPushOff(): Promise<PushState> {
  const subscription = await subscriptionHere();
  if (subscription === null) return PUSH_OFF;
  await disablePush(await digestOf(subscription));
  await subscription.unsubscribe().catch(() => false);
  return PUSH_OFF;
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

function isApplePhone(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
  );
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;
}

/**
 * Returns the browser's subscription for `key`. One for another key of ours cannot be used and must be removed first.
 */
async function subscribe(push: PushManager, key: string): Promise<PushSubscription> {
  const known = await push.getSubscription();
  const usedKey = known?.options.applicationServerKey;
  if (known && usedKey && base64url(new Uint8Array(usedKey)) !== key) await known.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }).catch((error: unknown) => {
    // Some browsers report only here that they have no push service, or that a policy forbids it.
    throw error instanceof DOMException && error.name === 'NotAllowedError' ? new CannotPush('denied') : error;
  });
}

async function worker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new CannotPush('unsupported')), LONGEST);
  });
  return Promise.race([navigator.serviceWorker.ready, late]).finally(() => clearTimeout(timer));
}

async function digestOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await sha256(endpoint);
  // A browser that has push messages computes digests.
  if (!digest) throw new CannotPush('unsupported');
  return base64url(digest);
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}
