import { z } from 'zod';
import { MODEL_MODES } from './text-model/model-text.ts';

/**
 * How a payment ends. `handset`: a person decides. `silence`: it never ends. `forged`: it never ends, but a callback
 * falsely reports success.
 */
const OUTCOMES = [
  'handset',
  'paid',
  'insufficient',
  'cancelled',
  'declined',
  'wrong-amount',
  'silence',
  'forged',
] as const;
type Outcome = (typeof OUTCOMES)[number];

/**
 * How a call to a phone ends. `handset`: a person decides. `lost`: the phone rings, but the answer to the request never
 * arrives.
 */
const VOICE_ENDS = [
  'handset',
  'answers',
  'busy',
  'no-answer',
  'invalid-number',
  'not-supported',
  'no-credit',
  'unavailable',
  'lost',
] as const;

/**
 * What becomes of a message by WhatsApp. `undelivered`: it is taken, and reported later that it did not arrive.
 * `phone-off`: it is taken and waits for the phone. `unreported`: nothing is reported.
 */
const WHATSAPP_ENDS = [
  'accepted',
  'no-whatsapp',
  'window',
  'busy',
  'pair-busy',
  'token-over',
  'unavailable',
  'undelivered',
  'phone-off',
  'unreported',
] as const;

const MAIL_ENDS = [
  'accepted',
  'busy',
  'postponed',
  'no-mailbox',
  'not-allowed',
  'bad-content',
  'cut',
  'lost',
  'hang',
  'unavailable',
] as const;

/**
 * What a test may force for one phone, or for all with '*'. For members that are left out the number's last three
 * digits decide.
 */
export const Scenario = z.strictObject({
  phone: z
    .string()
    .regex(/^(\*|\+?\d{6,15})$/)
    .default('*'),
  outcome: z.enum(OUTCOMES).optional(),
  /** Milliseconds from the request to the end. The speed factor does not change it. */
  delayMs: z.number().int().min(0).max(1e9).optional(),
  callbackLost: z.boolean().optional(),
  callbackDelayMs: z.number().int().min(0).max(1e9).optional(),
  copies: z.number().int().min(1).max(200).optional(),
  shape: z.enum(['classic', 'signed']).optional(),
  spelling: z.enum(['failure', 'failed']).optional(),
  /**
   * `lost` and `hang`: the request is accepted, but the answer never arrives. `unavailable`: it is not accepted.
   * `unauthorized`: AzamPay refuses our token for a payment of this phone.
   */
  answer: z.enum(['normal', 'lost', 'hang', 'unavailable', 'unauthorized']).optional(),
  /** `loose`: a status answer without amount, currency, operator and vendor, as the provider's documents allow. */
  status: z.enum(['full', 'loose', 'unavailable']).optional(),
  /** The name under which the network has registered the number; '' for none. */
  registeredName: z.string().max(120).optional(),
  /** `undelivered`: it is taken, and reported later that it did not arrive. `unreported`: nothing is reported. */
  sms: z.enum(['accepted', 'refused', 'empty', 'unavailable', 'undelivered', 'unreported']).optional(),
  whatsapp: z.enum(WHATSAPP_ENDS).optional(),
  voice: z.enum(VOICE_ENDS).optional(),
  /** What the push service answers, for all browsers. */
  push: z.enum(['accepted', 'gone', 'not-found', 'too-many', 'too-large', 'unavailable']).optional(),
  /** `unavailable`: the malware scanner closes every connection. */
  scanner: z.enum(['answers', 'unavailable']).optional(),
  /**
   * What the mail server does. `busy` and `postponed` are refusals for now, `no-mailbox`, `not-allowed` and
   * `bad-content` for good. `cut`: the connection breaks while the message comes. `lost` and `hang`: the message is
   * kept, but the answer never arrives. `unavailable`: it closes every connection.
   */
  mail: z.enum(MAIL_ENDS).optional(),
  /** What the language model does, for everybody. */
  model: z.enum(MODEL_MODES).optional(),
  /** Revokes every bearer token that was issued until now. */
  revokeTokens: z.boolean().optional(),
});
export type Scenario = z.infer<typeof Scenario>;

export interface Plan {
  outcome: Outcome;
  delayMs: number;
  callbackLost: boolean;
  callbackDelayMs: number;
  copies: number;
  shape: 'classic' | 'signed';
  spelling: 'failure' | 'failed';
  answer: 'normal' | 'lost' | 'hang' | 'unavailable' | 'unauthorized';
  status: 'full' | 'loose' | 'unavailable';
}

const QUICK_MS = 3_000;
const LATE_MS = 150_000;
const AFTER_A_PERSON_MS = 1_000;

const BY_SUFFIX: ReadonlyMap<string, Partial<Plan>> = new Map(
  Object.entries<Partial<Plan>>({
    '000': { outcome: 'paid' },
    '001': { outcome: 'insufficient' },
    '002': { outcome: 'cancelled' },
    '003': { outcome: 'silence' },
    '004': { outcome: 'paid', delayMs: LATE_MS },
    '005': { outcome: 'paid', copies: 2 },
    '006': { outcome: 'wrong-amount' },
    '007': { outcome: 'insufficient', spelling: 'failed' },
    '008': { outcome: 'forged' },
  }),
);

const REGISTERED_NAMES = ['ASHA JUMA MSHANA', 'NEEMA MUSHI', 'JUMA HASSAN KOMBA', 'REHEMA KILEO'] as const;
const NAMELESS_SUFFIX = '009';

/**
 * Returns the name under which the network has registered a number, or null when it knows none: …009, and what a
 * scenario says. Otherwise the number decides.
 */
export function registeredName(phone: string, forced: ReadonlyMap<string, Scenario>): string | null {
  const said = forced.get(phone)?.registeredName ?? forced.get('*')?.registeredName;
  if (said !== undefined) return said === '' ? null : said;
  return phone.endsWith(NAMELESS_SUFFIX)
    ? null
    : REGISTERED_NAMES[Number(phone.at(-4) ?? 0) % REGISTERED_NAMES.length]!;
}

/** Returns how a payout to this phone proceeds: as a payment from it, but nobody has to enter a PIN. */
export function payoutPlanFor(phone: string, forced: ReadonlyMap<string, Scenario>, speed: number): Plan {
  const plan = planFor(phone, forced, speed);
  return plan.outcome === 'handset' ? { ...plan, outcome: 'paid', callbackDelayMs: 0 } : plan;
}

/**
 * Returns how a payment from this phone proceeds. A scenario for the phone overrides one for all phones, and that
 * overrides the number's last three digits.
 */
export function planFor(phone: string | null, forced: ReadonlyMap<string, Scenario>, speed: number): Plan {
  const suffix = phone === null ? {} : (BY_SUFFIX.get(phone.slice(-3)) ?? {});
  const outcome = suffix.outcome ?? 'handset';
  const natural: Plan = {
    outcome,
    delayMs: (suffix.delayMs ?? QUICK_MS) / speed,
    callbackLost: false,
    callbackDelayMs: outcome === 'handset' ? AFTER_A_PERSON_MS / speed : 0,
    copies: suffix.copies ?? 1,
    shape: 'signed',
    spelling: suffix.spelling ?? 'failure',
    answer: 'normal',
    status: 'full',
  };
  return { ...natural, ...planPart(forced.get('*')), ...planPart(phone === null ? undefined : forced.get(phone)) };
}

function planPart(scenario: Scenario | undefined): Partial<Plan> {
  if (scenario === undefined) return {};
  const { phone: _phone, sms: _sms, voice: _voice, push: _push, whatsapp: _whatsapp, ...rest } = scenario;
  const { scanner: _scanner, mail: _mail, model: _model, revokeTokens: _revoke, registeredName: _name, ...part } = rest;
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
}

/** Returns the digits with country code. A leading 0 counts as Tanzanian. */
export function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.startsWith('0') ? `255${digits.slice(1)}` : digits;
}
