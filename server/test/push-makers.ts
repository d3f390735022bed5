import { hash } from 'node:crypto';
import type { TestProduct } from './harness.ts';
import type { Visitor } from './visitor.ts';

/** A browser that is registered at the sandbox's push service, as a page would see it. */
export interface PushBrowser {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly digest: string;
}

/** A message that arrived at a browser, decrypted. */
export interface ReceivedPush {
  readonly text: string | null;
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string | null;
}

/** Registers a browser that allows notifications and knows the product's public key. */
export async function aPushBrowser(product: Pick<TestProduct, 'sandboxUrl'>, publicKey: string): Promise<PushBrowser> {
  const made = await fetch(`${product.sandboxUrl}/sandbox/push/browsers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ application_server_key: publicKey }),
  });
  const { endpoint, keys } = (await made.json()) as PushBrowser['subscription'];
  return { subscription: { endpoint, keys }, digest: digestOf(endpoint) };
}

export const digestOf = (endpoint: string) => hash('sha256', endpoint, 'base64url');

/** Switches on the ring of a closed page in a browser of this doctor. */
export async function ringsClosed(
  product: Pick<TestProduct, 'sandboxUrl'>,
  doctor: Pick<Visitor, 'get' | 'post'>,
): Promise<PushBrowser> {
  const { body } = await doctor.get('/api/doctor/push');
  const browser = await aPushBrowser(product, body.data.public_key as string);
  const reply = await doctor.post('/api/doctor/push', browser.subscription);
  if (reply.status !== 200) throw new Error(`not subscribed: ${reply.status} ${reply.text}`);
  return browser;
}

export async function receivedBy({ subscription }: PushBrowser): Promise<ReceivedPush[]> {
  return ((await (await fetch(subscription.endpoint)).json()) as { messages: ReceivedPush[] }).messages;
}
