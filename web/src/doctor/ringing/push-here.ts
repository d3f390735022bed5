import { isRung, readPushKey, ringHere, ringHereNoMore } from '../../api/push.ts';

/** Why this browser does not ring with the page closed. `install`: an iPhone or iPad, where only an installed app may. */
export type Obstacle = 'unsupported' | 'install' | 'denied';

export class CannotRing extends Error {
  readonly obstacle: Obstacle;

  constructor(obstacle: Obstacle) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}

/** The service worker begins when the first view is done; a slow phone may take a while. */
const LONGEST = 15_000;

/** Whether this browser rings with its page closed, for this sign-in: browser, permission and server have to agree. */
export async function ringsClosedHere(signal?: AbortSignal): Promise<boolean> {
  if (!isSupported() || Notification.permission !== 'granted') return false;
  const subscription = await subscriptionHere();
  return subscription !== null && isRung(await digestOf(subscription), signal);
}

/** Switches it on. Call it in a press: it may ask for permission. Throws `CannotRing` with what stands in the way, or what the network or server said. */
export async function ringClosedHere(): Promise<void> {
  if (!isSupported()) throw new CannotRing(isApplePhone() ? 'install' : 'unsupported');
  if ((await Notification.requestPermission()) !== 'granted') throw new CannotRing('denied');
  const [{ pushManager }, key] = await Promise.all([worker(), readPushKey()]);
  const subscription = await subscribe(pushManager, key);
  try {
    const { endpoint, keys } = subscription.toJSON();
    await ringHere({ endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } });
  } catch (error) {
    await subscription.unsubscribe().catch(() => false);
    throw error;
  }
}

/** Switches it off, on the server first: what the server does not ring stays silent. */
export async function ringClosedHereNoMore(): Promise<void> {
  const subscription = await subscriptionHere();
  if (subscription === null) return;
  await ringHereNoMore(await digestOf(subscription));
  await subscription.unsubscribe().catch(() => false);
}

/** After signing out: the server rings no more by itself, and the browser forgets the address. Never fails. */
export async function forgetRingHere(): Promise<void> {
  await subscriptionHere().then((subscription) => subscription?.unsubscribe()).catch(() => undefined);
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

function isApplePhone(): boolean {
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;
}

/** One made for another key of ours is of no use and stands in the way of a new one. */
async function subscribe(push: PushManager, key: string): Promise<PushSubscription> {
  const known = await push.getSubscription();
  const usedKey = known?.options.applicationServerKey;
  if (known && usedKey && base64url(usedKey) !== key) await known.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }).catch((error: unknown) => {
    // Some browsers say only here that they have no push service, or that a policy forbids it.
    throw error instanceof DOMException && error.name === 'NotAllowedError' ? new CannotRing('denied') : error;
  });
}

async function worker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => { timer = setTimeout(() => fail(new CannotRing('unsupported')), LONGEST); });
  return Promise.race([navigator.serviceWorker.ready, late]).finally(() => clearTimeout(timer));
}

async function digestOf({ endpoint }: PushSubscription): Promise<string> {
  return base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
}

function base64url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}
