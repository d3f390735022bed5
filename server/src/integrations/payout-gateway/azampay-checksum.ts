import { constants, createHash, createPublicKey, publicEncrypt } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { sendRequest } from '../http-client.ts';
import type { UnknownWhy } from '../payment-gateway/port.ts';

export type Checksum = { kind: 'made'; checksum: string } | { kind: 'unknown'; why: UnknownWhy };

/**
 * Returns a function that makes AzamPay's checksum of some fields: the SHA-512 of their texts one after the other,
 * encrypted with AzamPay's public key (RSA, PKCS#1 v1.5), in base64. The key is the one of the portal, or else the one
 * that AzamPay publishes, fetched once. Throws for a key of the portal that is none.
 */
export function azamPayChecksum(
  { publicKey, checkoutUrl }: { publicKey: string | null; checkoutUrl: string },
  timeoutMs: number,
): (fields: readonly string[]) => Promise<Checksum> {
  let key: KeyObject | null = publicKey === null ? null : createPublicKey(publicKey);

  async function fetchKey(): Promise<UnknownWhy | null> {
    const url = `${checkoutUrl}/azampay/v1/public-key?format=Pem`;
    const answer = await sendRequest({ url, method: 'GET', headers: { accept: 'text/plain' }, timeoutMs });
    if (answer.kind === 'failed') return answer.why;
    if (answer.status !== 200) return 'http-error';
    try {
      key = createPublicKey(answer.text);
      return null;
    } catch {
      return 'unreadable';
    }
  }

  return async (fields) => {
    const why = key === null ? await fetchKey() : null;
    if (key === null) return { kind: 'unknown', why: why ?? 'unreadable' };
    const digest = createHash('sha512').update(fields.join('')).digest();
    const sealed = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, digest);
    return { kind: 'made', checksum: sealed.toString('base64') };
  };
}
