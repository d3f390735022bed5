import { MINUTE } from '../../platform/time.ts';

/** How long an authenticator may take to answer. */
export const CHALLENGE_LIFETIME = 5 * MINUTE;

/** What a passkey is for: the account of somebody who works here, or the earlier records of a patient. Never both. */
export type PasskeyUse = 'factor' | 'records';

/** EdDSA, ES256 and RS256, by their COSE numbers: what all authenticators between them have. */
export const ALGORITHMS = [-8, -7, -257] as const;

/** Kinds of connection that the standard names; others that a browser states are not stored. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** Returns the known ones among the transports that a browser states, each once. */
export function knownTransports(stated: readonly string[]): string[] {
  return TRANSPORTS.filter((transport) => stated.includes(transport));
}

/** The party that passkeys are for: the host and origin of our configured address. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Returns the party of an address such as `https://tabibu.example/`. */
export function relyingPartyOf(address: string): RelyingParty {
  const { hostname, origin } = new URL(address);
  return { id: hostname, origin };
}

/** Why a passkey was refused, for the audit log, which stores no text of a browser. */
export type RefusalReason = 'challenge' | 'origin' | 'party' | 'verification' | 'malformed';

const REASONS: readonly (readonly [RegExp, RefusalReason])[] = [
  [/challenge/i, 'challenge'],
  [/origin/i, 'origin'],
  [/RP ID/i, 'party'],
  [/user (verification|not present|presence)|could not be verified/i, 'verification'],
];

/** Returns the kind of reason of an error that the library threw. */
export function refusalReasonOf(error: unknown): RefusalReason {
  const words = error instanceof Error ? `${error.name} ${error.message}` : '';
  return REASONS.find(([pattern]) => pattern.test(words))?.[1] ?? 'malformed';
}
