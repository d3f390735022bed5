import type { Keys } from './keys.ts';

/** The key by which the browser that asked for a message reads it at a public sandbox. `phone` with or without its plus. */
export function sandboxKey(keys: Keys, phone: string, text: string): string {
  return keys.sign('sandbox', placeOf(phone, text));
}

/** Whether a key was made for this message. */
export function opensMessage(keys: Keys, { phone, text }: { readonly phone: string; readonly text: string }, key: string): boolean {
  return keys.agrees('sandbox', placeOf(phone, text), key);
}

function placeOf(phone: string, text: string): string {
  return `${phone.replace('+', '')} ${text}`;
}
