import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  hash,
  hkdfSync,
  randomBytes,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';

type KeyPurpose =
  | 'code'
  | 'csrf'
  | 'callback'
  | 'column'
  | 'idempotency'
  | 'record'
  | 'verification'
  | 'recovery'
  | 'push'
  | 'device'
  | 'password'
  | 'sandbox'
  | 'email'
  | 'file'
  | 'document-link'
  | 'address'
  | 'reader'
  | 'conversation'
  | 'network-work'
  | 'link';

/** Keys for single purposes, derived from one secret that never enters the database (HKDF, RFC 5869). */
export interface Keys {
  /** Returns the HMAC-SHA-256 of a text as base64url. */
  sign(purpose: KeyPurpose, text: string): string;
  /** Returns whether `signature` is what `sign` returns for this purpose and text; compares in constant time. */
  agrees(purpose: KeyPurpose, text: string, signature: string): boolean;
  /**
   * Encrypts with AES-256-GCM. `place` (table, column, row) goes in as additional data, so that a ciphertext copied to
   * another row does not decrypt (E-01).
   */
  seal(place: string, plain: string): Buffer;
  open(place: string, sealed: Buffer): string;
  /** Encrypts the bytes of a file in the same way, with a key of their own (U-04). */
  sealBytes(place: string, plain: Buffer): Buffer;
  openBytes(place: string, sealed: Buffer): Buffer;
  /**
   * Encrypts in the same way, with a key of their own, what callers carry for us and send back. `place` is for whom it
   * is: whoever else sends it back cannot have it opened.
   */
  sealCarried(place: string, plain: Buffer): Buffer;
  openCarried(place: string, sealed: Buffer): Buffer;
  /** The key pair that signs the anchors of the audit chains. */
  readonly anchors: AnchorKeys;
}

export interface AnchorKeys {
  /** Ed25519, base64url. Whoever knows it can check copies of anchors. */
  readonly publicKey: string;
  /** Returns the Ed25519 signature of a text as base64url. */
  sign(text: string): string;
  agrees(text: string, signature: string): boolean;
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
  const authenticate = (purpose: KeyPurpose, text: string) =>
    createHmac('sha256', key(purpose)).update(text).digest('base64url');
  return {
    sign: authenticate,
    anchors: deriveAnchorKeys(secret),
    agrees(purpose, text, signature) {
      return equalInConstantTime(authenticate(purpose, text), signature);
    },
    seal: (place, plain) => sealWith(key('column'), place, Buffer.from(plain, 'utf8')),
    open: (place, sealed) => openWith(key('column'), place, sealed).toString('utf8'),
    sealBytes: (place, plain) => sealWith(key('file'), place, plain),
    openBytes: (place, sealed) => openWith(key('file'), place, sealed),
    sealCarried: (place, plain) => sealWith(key('conversation'), place, plain),
    openCarried: (place, sealed) => openWith(key('conversation'), place, sealed),
  };
}

/** What a private key of Ed25519 begins with in PKCS #8 (RFC 8410); its 32 bytes follow. */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

function deriveAnchorKeys(secret: string): AnchorKeys {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'tabibu', 'audit-anchors', 32));
  const key = createPrivateKey({ key: Buffer.concat([ED25519, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key);
  return {
    publicKey: publicKey.export({ format: 'jwk' }).x!,
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
    agrees: (text, signature) => verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url')),
  };
}

function sealWith(key: KeyObject, place: string, plain: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed]);
}

function openWith(key: KeyObject, place: string, sealed: Buffer): Buffer {
  if (sealed[0] !== VERSION) throw new Error('unknown version of a sealed value');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 13));
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(13, 29));
  return Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()]);
}

/** Returns whether both texts are equal; takes the same time wherever they differ. */
export function equalInConstantTime(one: string, other: string): boolean {
  const left = createHash('sha256').update(one).digest();
  const right = createHash('sha256').update(other).digest();
  return timingSafeEqual(left, right) && one.length === other.length;
}

/** Returns the SHA-256 of a token. The database keeps this hash, never the token itself (V-01). */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The order of the curve P-256: a private key is smaller than it. */
const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Returns the key pair by which push services recognise this product (VAPID), as base64url. The same secret always
 * gives the same pair, so that browsers' subscriptions survive a restart. The private key comes from 384 derived bits,
 * reduced to the range of the curve, so that every key is equally likely (FIPS 186-5, A.2.1).
 */
export function derivePushKeys(secret: string): PushKeys {
  const derived = Buffer.from(hkdfSync('sha256', secret, 'tabibu', 'push-identity', 48)).toString('hex');
  const scalar = (BigInt(`0x${derived}`) % (P256_ORDER - 1n)) + 1n;
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalar.toString(16).padStart(64, '0'), 'hex');
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex').toString('base64url'),
  };
}
