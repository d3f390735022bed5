import type { PushStateBody, PushSubscriptionInput } from '@tabibu/contract/push-subscriptions';
import { readApi, sendApi } from './client.ts';

const PATH = '/api/doctor/push';

/** The key that this browser has to subscribe with. */
export async function readPushKey(): Promise<string> {
  return (await readApi<PushStateBody>(PATH)).public_key;
}

/** Whether the server rings the browser of that digest for this sign-in. */
export async function isRung(digest: string, signal?: AbortSignal): Promise<boolean> {
  return (await readApi<PushStateBody>(`${PATH}?endpoint_digest=${digest}`, signal)).subscribed;
}

/** Rings this browser from now on. May be repeated. */
export async function ringHere(subscription: PushSubscriptionInput): Promise<void> {
  await sendApi<PushStateBody>('POST', PATH, subscription);
}

/** Rings this browser no more. May be repeated. */
export async function ringHereNoMore(digest: string): Promise<void> {
  await sendApi<PushStateBody>('DELETE', PATH, { endpoint_digest: digest });
}
