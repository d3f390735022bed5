import { createHmac } from 'node:crypto';
import type { CallSide, IceSettingsBody } from '@tabibu/contract/calls';
import { MINUTE, SECOND, later } from '../../platform/time.ts';

/** Relay credentials expire after this time; a longer call requests new ones (K-04). */
const ICE_LIFE = 10 * MINUTE;
/** A person keeps the same user name on the relay for this long. */
const ICE_NAME = 5 * SECOND;

export interface IceConfig {
  readonly turnUrls: readonly string[];
  readonly turnSecret: string | undefined;
  readonly stunUrls: readonly string[];
}

/**
 * Returns the password of a time-limited relay user: HMAC-SHA1 over the user name, as coturn's shared-secret scheme
 * expects.
 */
export function relayPassword(secret: string, username: string): string {
  return createHmac('sha1', secret).update(username).digest('base64');
}

/**
 * Returns the ICE servers and policy for one participant. Where a relay is configured, media goes through it only, so
 * that neither side learns the other's IP address (K-05). The relay allows a user name four allocations (K-04), and
 * keeps those of a browser that vanished for ten minutes. The user name therefore changes every five seconds: a person
 * who reloads, or soon tries another network path, finds free allocations again.
 */
export function iceSettings(
  { turnUrls, turnSecret, stunUrls }: IceConfig,
  { bookingId, side }: { bookingId: string; side: CallSide },
  now: Date,
): IceSettingsBody {
  const expires = later(now, ICE_LIFE);
  const stun = stunUrls.length === 0 ? [] : [{ urls: [...stunUrls] }];
  if (turnSecret === undefined || turnUrls.length === 0)
    return { servers: stun, policy: 'all', expires_at: expires.toISOString() };
  const name = `${side === 'patient' ? 'p' : 'd'}${Math.floor(now.getTime() / ICE_NAME) % 1000}`;
  const username = `${Math.floor(expires.getTime() / SECOND)}:${bookingId.slice(-12)}:${name}`;
  return {
    servers: [...stun, { urls: [...turnUrls], username, credential: relayPassword(turnSecret, username) }],
    policy: 'relay',
    expires_at: expires.toISOString(),
  };
}
