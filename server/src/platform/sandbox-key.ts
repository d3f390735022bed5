import type { Keys } from './keys.ts';

/**
 * Returns the key with which the browser that asked for an SMS may read it at a public sandbox. `phone` may be written
 * with or without its plus sign.
 */
export function sandboxKey(keys: Keys, phone: string, text: string): string {
  return keys.sign('sandbox', placeOf(phone, text));
}

/** Returns whether the key was made for this message. */
export function grantsMessage(
  keys: Keys,
  { phone, text }: { readonly phone: string; readonly text: string },
  key: string,
): boolean {
  return keys.agrees('sandbox', placeOf(phone, text), key);
}

function placeOf(phone: string, text: string): string {
  return `${phone.replace('+', '')} ${text}`;
}
