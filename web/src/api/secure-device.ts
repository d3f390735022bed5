/** What browsers do only over https, with what stands in for it. Apart from `device.ts`, which every page loads. */

/** Returns the SHA-256 digest of a text, undefined without https, where browsers do not compute it. */
export async function sha256(text: string): Promise<Uint8Array | undefined> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  return subtle && new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Returns PBKDF2-SHA-256 (256 bits) in hexadecimal, undefined without https. Does not block the page. */
export async function pbkdf2(text: string, salt: string, rounds: number): Promise<string | undefined> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const bytes = (words: string) => new TextEncoder().encode(words);
  const key = await subtle.importKey('raw', bytes(text), 'PBKDF2', false, ['deriveBits']);
  const derived = await subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: rounds },
    key,
    256,
  );
  return [...new Uint8Array(derived)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Copies a text to the clipboard. Resolves with whether this worked. Without https it marks the text in a hidden field
 * and copies that, as browsers did before they had a clipboard for pages.
 */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return copyMarked(text);
  return clipboard.writeText(text).then(
    () => true,
    () => copyMarked(text),
  );
}

function copyMarked(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  // Outside an open dialog nothing can be marked.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
