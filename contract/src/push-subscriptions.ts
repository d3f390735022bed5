import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { envelope } from './fields.ts';

/** The SHA-256 of a browser's push address in base64url. It identifies a browser without revealing the address. */
const EndpointDigest = z.string().regex(/^[\w-]{43}$/);

const State = z.strictObject({
  /** The key with which browsers subscribe (VAPID, RFC 8292): P-256, uncompressed, base64url. */
  public_key: z.string(),
  /** Whether this browser is rung for the caller while they are signed in here. */
  subscribed: z.boolean(),
  /** Whether it is told of announcements too. */
  announcements: z.boolean(),
});

export const readPush = endpoint({
  id: 'notifications.read-push',
  method: 'GET',
  path: '/api/doctor/push',
  summary: 'The key to subscribe with, and whether this browser rings also with the page closed',
  access: ['patient', 'doctor'],
  limit: 'read',
  query: z.strictObject({ endpoint_digest: EndpointDigest.optional() }),
  reply: envelope(State),
});

export const subscribePush = endpoint({
  id: 'notifications.subscribe-push',
  method: 'POST',
  path: '/api/doctor/push',
  summary:
    'Tell this browser also with the page closed, until I sign out: doctors of emergencies, patients of their notices; repeating changes nothing',
  access: ['patient', 'doctor'],
  limit: 'write',
  /** What `PushSubscription.toJSON()` returns, and the doctor's choice, which stays as it was if it is left out. */
  body: z.strictObject({
    endpoint: z.string().min(1).max(2000),
    keys: z.strictObject({ p256dh: z.string().regex(/^[\w-]{87}$/), auth: z.string().regex(/^[\w-]{22}$/) }),
    announcements: z.boolean().optional(),
  }),
  reply: envelope(State),
  problems: ['push-not-accepted'],
});

export const unsubscribePush = endpoint({
  id: 'notifications.unsubscribe-push',
  method: 'DELETE',
  path: '/api/doctor/push',
  summary: 'Ring this browser only with the page open; a browser that is not mine stays as it is',
  access: ['patient', 'doctor'],
  limit: 'write',
  body: z.strictObject({ endpoint_digest: EndpointDigest }),
  reply: envelope(State),
});

export type PushStateBody = z.infer<typeof State>;
export type PushSubscriptionInput = z.infer<NonNullable<(typeof subscribePush)['body']>>;
