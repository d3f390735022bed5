/**
 * The push messages to browsers whose page is closed. The sentences are `push.<template>.title` and `.body` in every
 * language, and name no patient.
 */
export const PUSH_TEMPLATES = {
  'emergency-ring': { kind: 'emergency', url: '/doctor/dashboard' },
} as const;

export type PushTemplate = keyof typeof PUSH_TEMPLATES;

/** The most browsers of one account that may be subscribed. */
export const MAX_BROWSERS = 10;
/** The longest topic that push services accept, in characters. */
export const PUSH_TOPIC_LENGTH = 32;

/** Returns the associated data with which a browser's address and keys are sealed; it binds them to their row. */
export function pushAssociatedData(digest: Buffer): string {
  return `push_subscriptions.sealed.${digest.toString('base64url')}`;
}
