import type { NetworkWorkBody, NetworkWorkDoneBody } from '@tabibu/contract/network-work';

/** Finds the number that a busy network asks for, undefined if this browser cannot compute it. Takes about a second. */
export async function solveWork(work: NetworkWorkBody): Promise<NetworkWorkDoneBody | undefined> {
  const { numbers, rounds, ...asked } = work;
  for (let number = 0; number < numbers; number += 1) {
    const found = await pbkdf2(String(number), asked.salt, rounds);
    if (found === undefined) return undefined;
    if (found === asked.result) return { ...asked, number };
  }
  return undefined;
}

/** Returns PBKDF2-SHA-256 (256 bits) in hexadecimal, undefined without https. Does not block the page. */
async function pbkdf2(text: string, salt: string, rounds: number): Promise<string | undefined> {
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
