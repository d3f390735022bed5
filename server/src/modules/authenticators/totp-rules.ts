import { createHmac, randomBytes } from 'node:crypto';
import { equalInConstantTime } from '../../platform/keys.ts';
import { randomBase32 } from '../../platform/ids.ts';
import { MINUTE, SECOND } from '../../platform/time.ts';

/** The defaults of all authenticator apps: SHA-1, six digits, thirty seconds (RFC 6238). */
const STEP = 30 * SECOND;
const DIGITS = 6;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** How long a begun authenticator can be confirmed, and how long a held sign-in can be finished. */
export const ENROLMENT_LIFETIME = 10 * MINUTE;
export const HELD_SIGN_IN_LIFE = 10 * MINUTE;

export const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 16;

/** Returns 160 random bits in the base32 that authenticator apps read (A-12). */
export function newSecret(): string {
  const bits = Array.from(randomBytes(SECRET_BYTES), (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** Returns the number of the thirty-second step that contains a time. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP);
}

/** Returns the code of a step (RFC 4226 §5.3, RFC 6238 §4). */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const truncated = mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7f_ff_ff_ff;
  return String(truncated % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * Returns the step of a code: the present or the previous one by the server's clock, so a code is valid for up to a
 * minute; undefined for any other code (A-12). The previous step allows for clocks that are slow and for slow typing.
 * That a code works once is enforced by the database.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const current = stepAt(now);
  // Computes both in every case, so that the time taken tells nothing.
  const [isCurrent, isBefore] = [current, current - 1].map((step) =>
    equalInConstantTime(codeOfStep(secret, step), code),
  );
  if (isCurrent) return current;
  return isBefore ? current - 1 : undefined;
}

/** Returns the content of the QR code: issuer, account and secret. Everything else is the default of every app. */
export function otpauthUri(secret: string, phone: string): string {
  return `otpauth://totp/${encodeURIComponent(`Tabibu:${phone}`)}?secret=${secret}&issuer=Tabibu`;
}

/** Returns a recovery code of 80 random bits, in four groups of four characters. */
export function newRecoveryCode(): string {
  return (randomBase32(RECOVERY_LENGTH).match(/.{4}/g) ?? []).join('-');
}

/** Returns a typed recovery code without dashes, with I and L read as 1 and O as 0; null for a wrong format. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0');
  return new RegExp(`^[0-9A-HJKMNP-TV-Z]{${RECOVERY_LENGTH}}$`).test(letters) ? letters : null;
}
