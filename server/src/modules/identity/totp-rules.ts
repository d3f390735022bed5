import { createHmac, randomBytes } from 'node:crypto';
import { equalInConstantTime } from '../../platform/keys.ts';
import { randomBase32 } from '../../platform/ids.ts';
import { MINUTE, SECOND } from '../../platform/time.ts';

/** What all authenticator apps do without being asked: SHA-1, six digits, thirty seconds (RFC 6238). */
const STEP = 30 * SECOND;
const DIGITS = 6;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** How long a begun enrolment, a proof of the phone and the step between phone and second factor live. */
export const ENROLMENT_LIFE = 10 * MINUTE;
export const PROOF_LIFE = 10 * MINUTE;
export const WANTED_LIFE = 10 * MINUTE;
/** How old the factor may be for what moves money (A-14). */
export const STEP_UP_LIFE = 5 * MINUTE;

export const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 16;

/** 160 bits from the system's generator, in the base32 that apps read (A-12). */
export function newSecret(): string {
  const bits = Array.from(randomBytes(SECRET_BYTES), (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** The number of the thirty seconds in which a moment lies. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP);
}

/** The code of a step (RFC 4226 §5.3, RFC 6238 §4). */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const truncated = mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7f_ff_ff_ff;
  return String(truncated % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The step that a code belongs to: the present one or the one before, by the server's clock alone; undefined for any other (A-12).
 * Phones go some seconds wrong and people type slowly, so a code lives up to a minute; that it opens once is the database's business.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const current = stepAt(now);
  // Both are always computed, so the time taken says nothing.
  const [isCurrent, isBefore] = [current, current - 1].map((step) => equalInConstantTime(codeOfStep(secret, step), code));
  if (isCurrent) return current;
  return isBefore ? current - 1 : undefined;
}

/** What the QR code says to the app: issuer, account and secret; the rest is what every app assumes. */
export function otpauthUri(secret: string, phone: string): string {
  return `otpauth://totp/${encodeURIComponent(`Tabibu:${phone}`)}?secret=${secret}&issuer=Tabibu`;
}

/** A recovery code as people read it: 80 bits in four groups of four. */
export function newRecoveryCode(): string {
  return (randomBase32(RECOVERY_LENGTH).match(/.{4}/g) ?? []).join('-');
}

/** A typed recovery code without its dashes, with the letters that are mistaken for digits read as those; null when it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.normalize('NFKC').toUpperCase().replace(/[\s\p{Pd}_.]/gu, '').replace(/[IL]/g, '1').replaceAll('O', '0');
  return new RegExp(`^[0-9A-HJKMNP-TV-Z]{${RECOVERY_LENGTH}}$`).test(letters) ? letters : null;
}

const FREE_FAILURES = 5;
const LONGEST_PAUSE = 15 * MINUTE;

/** How long an account waits after its wrong codes in a row: nothing before the fifth, then a minute, doubling up to fifteen (A-13). */
export function pauseAfter(failures: number): number {
  return failures < FREE_FAILURES ? 0 : Math.min(LONGEST_PAUSE, MINUTE * 2 ** Math.min(failures - FREE_FAILURES, 10));
}
