import { expect } from '@playwright/test';
import type { BrowserContext, Page } from 'playwright-core';
import { within } from './within.ts';

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
interface Received {
  readonly messages: readonly { readonly text: string; readonly ttl: number; readonly urgency: string }[];
}

/** The storage key of the subscription, which replaces the browser's own store. */
const STORE = 'journey-subscription';

/**
 * Replaces the push service of the browser, which cannot be reached in tests: subscriptions are made at the sandbox's
 * push service, which the product calls. Everything else, such as the permission and the service worker, is the
 * browser's own.
 */
export async function subscribeAtSandbox(context: BrowserContext, origin: string): Promise<void> {
  const sandbox = origin.replace('localhost', '127.0.0.1');
  await context.exposeFunction('sandboxSubscription', async (key: string) => {
    const made = await fetch(`${sandbox}/sandbox/push/browsers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ application_server_key: key }),
    });
    return (await made.json()) as Subscription;
  });
  await context.addInitScript((store) => {
    const ask = window as unknown as { sandboxSubscription: (key: string) => Promise<Subscription> };
    const subscriptionOf = (known: Subscription) => ({
      endpoint: known.endpoint,
      options: { applicationServerKey: null },
      toJSON: () => known,
      unsubscribe: async () => {
        localStorage.removeItem(store);
        return true;
      },
    });
    const known = () => JSON.parse(localStorage.getItem(store) ?? 'null') as Subscription | null;
    Object.assign(PushManager.prototype, {
      async getSubscription() {
        const kept = known();
        return kept && subscriptionOf(kept);
      },
      async subscribe({ applicationServerKey: key }: { applicationServerKey: Uint8Array }) {
        const text = btoa(String.fromCharCode(...key))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replace(/=+$/, '');
        const made = known() ?? (await ask.sandboxSubscription(text));
        localStorage.setItem(store, JSON.stringify(made));
        return subscriptionOf(made);
      },
    });
  }, STORE);
}

/** The endpoint of this browser at the sandbox's push service; null if it is not subscribed. */
export async function endpointOf(page: Page): Promise<string | null> {
  return page.evaluate(
    (store) => (JSON.parse(localStorage.getItem(store) ?? 'null') as Subscription | null)?.endpoint ?? null,
    STORE,
  );
}

/** The messages that arrived at the endpoint, decrypted. */
export async function arrivedAt(endpoint: string): Promise<Received['messages']> {
  return ((await (await fetch(endpoint)).json()) as Received).messages;
}

/**
 * Delivers a push message to the service worker with Chromium's developer tools, and waits until the worker has done
 * with it, so that its notification is shown. Nobody may ask for the notifications before: Chromium takes one that is
 * just being shown for one that was closed, and drops it from its list for good although it is shown
 * (`DoReadAllNotificationDataForServiceWorkerRegistration` of its `platform_notification_context_impl.cc`). That was so
 * for the first message of 4 of 80 new browsers that asked meanwhile, and for none of 100 that did not.
 */
export async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ isDeleted }) => !isDeleted);
      if (one) done(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('BackgroundService.setRecording', { service: 'pushMessaging', shouldRecord: true });
  // Tells first what was recorded of earlier messages.
  await session.send('BackgroundService.startObserving', { service: 'pushMessaging' });
  const completed = new Promise<string | undefined>((done) => {
    session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: event }) => {
      if (event.eventName === 'Push event completed')
        done(event.eventMetadata.find(({ key }) => key === 'Status')?.value);
    });
  });
  const registrationId = await within('name its service worker', registered);
  await session.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data });
  expect(await within('let its service worker show a push message', completed)).toBe('Success');
  await session.detach();
}

/** The notifications that are shown on this device now. */
export async function notifications(
  page: Page,
): Promise<{ title: string; body: string; tag: string; stays: boolean }[]> {
  return page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(
      ({ title, body, tag, requireInteraction }) => ({ title, body, tag, stays: requireInteraction }),
    ),
  );
}
