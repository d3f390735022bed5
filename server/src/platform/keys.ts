import { createCipheriv, createDecipheriv, createECDH, createHash, createHmac, createSecretKey, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

export type KeyPurpose = 'code' | 'csrf' | 'callback' | 'column' | 'log' | 'emergency' | 'idempotency' | 'record' | 'verification' | 'recovery' | 'push' | 'device' | 'sandbox';

/** Keys of single purposes, derived from one secret that never enters the database (HKDF, RFC 5869). */
export interface Keys {
  /** HMAC-SHA-256 of a text, base64url. */
  sign(purpose: KeyPurpose, text: string): string;
  /** Constant-time comparison with a signature made by `sign`. */
  agrees(purpose: KeyPurpose, text: string, signature: string): boolean;
  /** AES-256-GCM; `place` (table, column, row) is bound in as additional data, so a ciphertext cannot be moved (E-01). */
  seal(place: string, plain: string): Buffer;
  open(place: string, sealed: Buffer): string;
}

const VERSION = 1;

/** Derives all keys from the secret (at least 256 bits). */
export function deriveKeys(secret: string): Keys {
  const keyOf = new Map<KeyPurpose, KeyObject>();
  const key = (purpose: KeyPurpose): KeyObject => {
    let derived = keyOf.get(purpose);
    if (derived === undefined) {
      derived = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'tabibu', purpose, 32)));
      keyOf.set(purpose, derived);
    }
    return derived;
  };
  const sign = (purpose: KeyPurpose, text: string) => createHmac('sha256', key(purpose)).update(text).digest('base64url');
  return {
    sign,
    agrees(purpose, text, signature) {
      return equalInConstantTime(sign(purpose, text), signature);
    },
    seal(place, plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key('column'), nonce);
      cipher.setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed]);
    },
    open(place, sealed) {
      if (sealed[0] !== VERSION) throw new Error('unknown version of a sealed column');
      const decipher = createDecipheriv('aes-256-gcm', key('column'), sealed.subarray(1, 13));
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(sealed.subarray(13, 29));
      return Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()]).toString('utf8');
    },
  };
}

/** True when both texts are equal; takes the same time wherever they differ. */
export function equalInConstantTime(one: string, other: string): boolean {
  const left = createHash('sha256').update(one).digest();
  const right = createHash('sha256').update(other).digest();
  return timingSafeEqual(left, right) && one.length === other.length;
}

/** SHA-256 of a token: what the database keeps of it (V-01). */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The number of points of P-256. */
const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

export interface PushKeys { readonly publicKey: string; readonly privateKey: string }

/**
 * The pair by which push services know us (VAPID), base64url: the same for the same secret, so that subscriptions outlive a restart.
 * 384 derived bits brought into the range of the curve, so that no key is likelier than another (FIPS 186-5, A.2.1).
 */
export function derivePushKeys(secret: string): PushKeys {
  const derived = Buffer.from(hkdfSync('sha256', secret, 'tabibu', 'push-identity', 48)).toString('hex');
  const scalar = BigInt(`0x${derived}`) % (P256_ORDER - 1n) + 1n;
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalar.toString(16).padStart(64, '0'), 'hex');
  return { publicKey: curve.getPublicKey('base64url'), privateKey: Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex').toString('base64url') };
}
