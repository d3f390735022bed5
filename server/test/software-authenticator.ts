import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** What a software authenticator does otherwise than a good one. */
export interface Misbehaviour {
  /** The page that asks. */
  readonly origin?: string;
  /** The host that the passkey is for. */
  readonly party?: string;
  /** False: nobody gave a fingerprint, face or PIN. */
  readonly verified?: boolean;
  /** The counter that it states, in place of the next one. */
  readonly counter?: number;
  readonly challenge?: string;
  readonly userHandle?: string | null;
  /** Signs with a key that is not registered. */
  readonly key?: KeyObject;
}

const ORIGIN = 'http://localhost:3000';
const PARTY = 'localhost';

const [PRESENT, VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];

/** A passkey of one account in software, with attestation `none` and ES256, as the standard writes its answers. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;
  /** Given when the passkey is made. */
  userHandle = '';

  /** Makes the passkey. Returns the body of `POST /api/me/passkeys` without the challenge's id and the name. */
  make(options: { challenge: string; user: { id: string } }, wrong: Misbehaviour = {}) {
    this.userHandle = options.user.id;
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<unknown, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]),
    );
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([this.head(wrong, HAS_KEY), Buffer.alloc(16), length, this.id, key]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: this.id.toString('base64url'),
      client_data: clientData('webauthn.create', options.challenge, wrong).toString('base64url'),
      attestation_object: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    };
  }

  /** Signs a challenge. Returns the `credential` of the endpoints that take a passkey. */
  sign(options: { challenge: string }, wrong: Misbehaviour = {}) {
    this.counter += 1;
    const data = clientData('webauthn.get', options.challenge, wrong);
    const authData = this.head(wrong, 0);
    const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
    return {
      id: this.id.toString('base64url'),
      client_data: data.toString('base64url'),
      authenticator_data: authData.toString('base64url'),
      signature: sign('sha256', signed, wrong.key ?? this.keys.privateKey).toString('base64url'),
      user_handle: wrong.userHandle === undefined ? this.userHandle : wrong.userHandle,
    };
  }

  private head({ party = PARTY, verified = true, counter = this.counter }: Misbehaviour, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flag = Buffer.from([PRESENT | flags | (verified ? VERIFIED : 0)]);
    return Buffer.concat([createHash('sha256').update(party).digest(), flag, count]);
  }
}

function clientData(type: string, challenge: string, { origin = ORIGIN, challenge: other }: Misbehaviour): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge: other ?? challenge, origin, crossOrigin: false }));
}

/** Writes whole numbers, texts, bytes and maps of them in CBOR (RFC 8949). */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? headOf(1, -1 - value) : headOf(0, value);
  if (typeof value === 'string') return Buffer.concat([headOf(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([headOf(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([headOf(5, entries.length), ...entries.flatMap(([key, held]) => [cbor(key), cbor(held)])]);
}

function headOf(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
}
