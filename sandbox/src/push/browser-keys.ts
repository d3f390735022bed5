import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const SALT = 16;
const TAG = 16;

/** The keys of a browser in the sandbox: the public ones of its subscription, and its private key. */
export interface BrowserKeys {
  /** Uncompressed point of P-256 and shared secret in base64url, as in `PushSubscription.toJSON()`. */
  readonly p256dh: string;
  readonly auth: string;
  readonly privateKey: string;
}

export function makeBrowserKeys(): BrowserKeys {
  const own = createECDH('prime256v1');
  return {
    p256dh: own.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
    privateKey: own.getPrivateKey('base64url'),
  };
}

/**
 * Decrypts a message as a browser does: RFC 8291 over aes128gcm (RFC 8188) in one record. Returns null when it was not
 * encrypted for this browser.
 */
export function decrypt(body: Buffer, { p256dh, auth, privateKey }: BrowserKeys): string | null {
  try {
    const salt = body.subarray(0, SALT);
    const keyLength = body.readUInt8(SALT + 4);
    const sender = body.subarray(SALT + 5, SALT + 5 + keyLength);
    const record = body.subarray(SALT + 5 + keyLength);
    const own = createECDH('prime256v1');
    own.setPrivateKey(privateKey, 'base64url');
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), sender]);
    const input = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32));
    const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-TAG));
    const plain = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
    // After the text come the delimiter of the last record, 2, and zeros as padding.
    const end = plain.lastIndexOf(2);
    return end >= 0 && plain.subarray(end + 1).every((byte) => byte === 0)
      ? plain.subarray(0, end).toString('utf8')
      : null;
  } catch {
    return null;
  }
}
