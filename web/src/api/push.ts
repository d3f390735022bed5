import type { PushSubscriptionInput } from '@tabibu/contract/push-subscriptions';
import { callApi } from './client.ts';

/** Returns the public key with which this browser subscribes at its push service. */
export async function readPushKey(): Promise<string> {
  return (await callApi('GET /api/doctor/push')).public_key;
}

/**
 * Returns whether the server sends emergency alerts to this browser for the current sign-in. `digest` identifies its
 * push endpoint.
 */
export async function isPushEnabled(digest: string, signal?: AbortSignal): Promise<boolean> {
  return (await callApi('GET /api/doctor/push', { query: { endpoint_digest: digest }, signal })).subscribed;
}

/** Registers this browser for emergency alerts while its page is closed. Safe to repeat. */
export async function enablePush(subscription: PushSubscriptionInput): Promise<void> {
  await callApi('POST /api/doctor/push', { body: subscription });
}

/** Removes this browser from the emergency alerts. Safe to repeat. */
export async function disablePush(digest: string): Promise<void> {
  await callApi('DELETE /api/doctor/push', { body: { endpoint_digest: digest } });
}
