import { description, resolve } from '../api-description.ts';
import type { Schema } from '../api-description.ts';

/** A field of a request in which somebody from outside can write a text of their own. */
interface FreeText {
  /** Endpoint and place in the body: `bookings.hold-booking reason`. */
  readonly key: string;
  readonly maxLength: number;
}

const OUTSIDE = ['anyone', 'patient', 'doctor'];

/**
 * All free texts that patients, doctors, applicants and visitors can send, as the contract describes them. Text with a
 * pattern, a format, or a list of values is not free.
 */
const FREE_TEXTS: readonly FreeText[] = Object.values(description.paths)
  .flatMap((operations) => Object.values(operations))
  .filter((operation) => operation['x-access'].some((role) => OUTSIDE.includes(role)))
  .flatMap(({ operationId, requestBody }) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
      [...textsOf(schema ?? {}, '')].map(([field, maxLength]) => ({ key: `${operationId} ${field}`, maxLength })),
    ),
  )
  .filter(({ key }, place, all) => all.findIndex((other) => other.key === key) === place);

function* textsOf(reference: Schema, place: string): Generator<[field: string, maxLength: number]> {
  const schema = resolve(reference);
  const {
    type,
    format,
    pattern,
    enum: values,
    const: fixed,
    maxLength = Number.MAX_SAFE_INTEGER,
  } = schema as Schema & {
    maxLength?: number;
  };
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    yield* textsOf(part, place);
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    yield* textsOf(part, place === '' ? name : `${place}.${name}`);
  if (schema.items !== undefined) yield* textsOf(schema.items, `${place}[]`);
  const isFree = format === undefined && pattern === undefined && values === undefined && fixed === undefined;
  if (type === 'string' && isFree) yield [place, maxLength];
}

/**
 * Free texts of the contract that nobody can read later, by the end of the field's name: numbers that are parsed,
 * secrets, codes and puzzles that are compared, printed fields of a payment that the server ignores, and words that
 * have to be in a list of the product.
 */
const NOT_READ: readonly RegExp[] = [
  /[ .](phone|payout_phone|phone_last4|short_code|code|token|claim|upload|picture|password|passphrase|username|reference_id|time)$/,
  / documents\[\]\.upload$/,
  /^doctors\.set-own-picture picture$/,
  /^record-opening\.choose current$/,
  /^(payments\.start-checkout|bookings\.save-payment) (amount|doctor_name|package_type|doctor_type|is_emergency|country|name)$/,
  /^payments\.start-checkout full_name$/,
  /^(bookings\.use-coupon|subscriptions\.validate-coupon) (coupon_code|phone_number)$/,
  /[ .](country|specialty|spoken_languages\[\])$/,
  / email$/,
  /^identity\.request-code work\./,
  /^practice\.save-availability slots\./,
  /^notifications\.subscribe-push endpoint$/,
  /^(passkeys\.add|record-opening\.add-passkey) credential\./,
  /^assistant\.[a-z-]+ (conversation|question)_id$/,
  /^records\.sign-prescription acknowledged\[\]\.key$/,
  /^records\.save-(my|visit|member)-facts birth_date$/,
  /^family\.(add|change)-member birth_date$/,
];

/** Those that somebody can read later. */
export const READ_TEXTS = FREE_TEXTS.filter(({ key }) => !NOT_READ.some((pattern) => pattern.test(key)));

const LONG = `"><img src=x onerror=alert(1)></script><script>alert(2)</script><a href="javascript:alert(3)">`;
const SHORT = '"><img src=x onerror=alert(1)>';

/**
 * Texts that would run as code where a page does not escape them, each another one for its field, and which of them
 * were written.
 */
export class Payloads {
  readonly written = new Map<string, string>();

  /**
   * Returns the text for a field, as long as the field takes, or `most` characters. Throws for a field that the
   * contract does not have.
   */
  for(key: string, most = Number.MAX_SAFE_INTEGER): string {
    const place = READ_TEXTS.findIndex((field) => field.key === key);
    if (place === -1) throw new Error(`the contract has no free text ${key}`);
    const room = Math.min(READ_TEXTS[place]!.maxLength, most) - 5;
    const text = `z${place}z${LONG.length <= room ? LONG : SHORT.slice(0, room)}`;
    this.written.set(key, text);
    return text;
  }
}
