import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Message types of STUN and TURN (RFC 8489, RFC 8656) that the test client uses. */
export const METHOD = {
  binding: 0x0001,
  allocate: 0x0003,
  send: 0x0016,
  createPermission: 0x0008,
  channelBind: 0x0009,
} as const;
export const ATTRIBUTE = {
  username: 0x0006,
  integrity: 0x0008,
  error: 0x0009,
  channel: 0x000c,
  lifetime: 0x000d,
  peer: 0x0012,
  data: 0x0013,
  realm: 0x0014,
  nonce: 0x0015,
  relayed: 0x0016,
  family: 0x0017,
  transport: 0x0019,
} as const;

const COOKIE = 0x2112a442;
const HEADER = 20;

export type Attributes = readonly (readonly [type: number, value: Buffer])[];
export interface Credential {
  readonly username: string;
  readonly password: string;
  readonly realm: string;
}
export interface Answer {
  readonly success: boolean;
  readonly code: number;
  readonly attributes: ReadonlyMap<number, Buffer>;
}

/** Builds a message with a random transaction id. With a credential it also carries the integrity attribute. */
export function writeMessage(
  type: number,
  attributes: (id: string) => Attributes,
  credential?: Credential,
): { bytes: Buffer; id: string } {
  const id = randomBytes(12);
  const body = Buffer.concat(attributes(id.toString('hex')).map(([kind, value]) => attributeOf(kind, value)));
  const head = (length: number) => {
    const header = Buffer.alloc(8);
    header.writeUInt16BE(type, 0);
    header.writeUInt16BE(length, 2);
    header.writeUInt32BE(COOKIE, 4);
    return Buffer.concat([header, id]);
  };
  if (credential === undefined) return { bytes: Buffer.concat([head(body.length), body]), id: id.toString('hex') };
  const key = createHash('md5').update(`${credential.username}:${credential.realm}:${credential.password}`).digest();
  // The integrity value covers a header whose length already includes it.
  const signed = Buffer.concat([head(body.length + 24), body]);
  return {
    bytes: Buffer.concat([signed, attributeOf(ATTRIBUTE.integrity, createHmac('sha1', key).update(signed).digest())]),
    id: id.toString('hex'),
  };
}

/**
 * Parses the answer to the request with this transaction id. Returns undefined for anything else. `code` is 0 without
 * an error.
 */
export function readAnswer(bytes: Buffer, id: string): Answer | undefined {
  if (bytes.length < HEADER || bytes.subarray(8, HEADER).toString('hex') !== id) return undefined;
  const attributes = new Map<number, Buffer>();
  for (let at = HEADER; at + 4 <= bytes.length;) {
    const length = bytes.readUInt16BE(at + 2);
    attributes.set(bytes.readUInt16BE(at), bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length + padding(length);
  }
  const error = attributes.get(ATTRIBUTE.error);
  return {
    success: (bytes.readUInt16BE(0) & 0x0110) === 0x0100,
    code: error === undefined ? 0 : error[2]! * 100 + error[3]!,
    attributes,
  };
}

/** Encodes a peer's address as TURN does (XOR-PEER-ADDRESS). For IPv6 the transaction id `id` is part of the mask. */
export function peerAddress(address: string, port: number, id: string): Buffer {
  const sixth = isIPv6(address);
  const plain = sixth ? ipv6Bytes(address) : Buffer.from(address.split('.').map(Number));
  const cookie = Buffer.alloc(4);
  cookie.writeUInt32BE(COOKIE);
  const mask = Buffer.concat([cookie, Buffer.from(id, 'hex')]);
  const value = Buffer.alloc(4);
  value[1] = sixth ? 2 : 1;
  value.writeUInt16BE(port ^ (COOKIE >>> 16), 2);
  return Buffer.concat([value, plain.map((byte, at) => byte ^ mask[at]!)]);
}

function attributeOf(kind: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(kind, 0);
  head.writeUInt16BE(value.length, 2);
  return Buffer.concat([head, value, Buffer.alloc(padding(value.length))]);
}

function padding(length: number): number {
  return (4 - (length % 4)) % 4;
}

function ipv6Bytes(address: string): Buffer {
  // The URL parser expands embedded IPv4 and normalises the address.
  const [left = '', right] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [head, tail] = [groups(left), groups(right ?? '')];
  const all =
    right === undefined
      ? head
      : [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex');
}
