import type { PushSubscriptionInput } from '@tabibu/contract/push-subscriptions';
import { callApi } from './client.ts';

/** Returns the public key with which this browser subscribes at its push service. */
export async function readPushKey(): Promise<string> {
  return (await callApi('GET /api/doctor/push')).public_key;
}

/** What the server sends to a browser while its page is closed. */
export interface PushState {
  readonly on: boolean;
  /** Announcements to doctors too. */
  readonly announcements: boolean;
}

/** Returns what the server sends to this browser for the current sign-in. `digest` identifies its push endpoint. */
export async function readPushState(digest: string, signal?: AbortSignal): Promise<PushState> {
  const { subscribed, announcements } = await callApi('GET /api/doctor/push', {
    query: { endpoint_digest: digest },
    signal,
  });
  return { on: subscribed, announcements };
}

/**
 * Registers this browser for messages while its page is closed, and chooses whether it is told of announcements. Safe
 * to repeat.
 */
export async function enablePush(subscription: PushSubscriptionInput): Promise<PushState> {
  const { subscribed, announcements } = await callApi('POST /api/doctor/push', { body: subscription });
  return { on: subscribed, announcements };
}

/** Removes this browser from the emergency alerts. Safe to repeat. */
export async function disablePush(digest: string): Promise<void> {
  await callApi('DELETE /api/doctor/push', { body: { endpoint_digest: digest } });
}
