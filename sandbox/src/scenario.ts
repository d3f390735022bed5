import { z } from 'zod';

/** How a payment ends. `handset`: a person decides. `silence`: never. `forged`: never, but a false success is claimed. */
export const OUTCOMES = ['handset', 'paid', 'insufficient', 'cancelled', 'declined', 'wrong-amount', 'silence', 'forged'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What becomes of a call to a phone. `handset`: a person decides. `lost`: it rings, but the answer to the request never arrives. */
const VOICE_ENDS = ['handset', 'answers', 'busy', 'no-answer', 'invalid-number', 'not-supported', 'no-credit', 'unavailable', 'lost'] as const;

/** What a test may force for one phone, or for all with '*'. Members left out keep what the phone's suffix says. */
export const Scenario = z.strictObject({
  phone: z.string().regex(/^(\*|\+?\d{6,15})$/).default('*'),
  outcome: z.enum(OUTCOMES).optional(),
  /** From the request to the end, literally: the speed factor does not touch it. */
  delayMs: z.number().int().min(0).max(1e9).optional(),
  callbackLost: z.boolean().optional(),
  callbackDelayMs: z.number().int().min(0).max(1e9).optional(),
  copies: z.number().int().min(1).max(200).optional(),
  shape: z.enum(['classic', 'signed']).optional(),
  spelling: z.enum(['failure', 'failed']).optional(),
  /** `lost` and `hang`: taken, but the answer never arrives; `unavailable`: not taken. */
  answer: z.enum(['normal', 'lost', 'hang', 'unavailable']).optional(),
  /** `loose`: without amount, currency, operator and vendor, as the documents allow. */
  status: z.enum(['full', 'loose', 'unavailable']).optional(),
  sms: z.enum(['accepted', 'refused', 'empty', 'unavailable']).optional(),
  voice: z.enum(VOICE_ENDS).optional(),
  /** What the push service of browsers answers, for all of them. */
  push: z.enum(['accepted', 'gone', 'not-found', 'too-many', 'too-large', 'unavailable']).optional(),
  /** Every bearer token given out until now stops working. */
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
  answer: 'normal' | 'lost' | 'hang' | 'unavailable';
  status: 'full' | 'loose' | 'unavailable';
}

const QUICK_MS = 3_000;
const LATE_MS = 150_000;
const AFTER_A_PERSON_MS = 1_000;

const BY_SUFFIX: ReadonlyMap<string, Partial<Plan>> = new Map(Object.entries<Partial<Plan>>({
  '000': { outcome: 'paid' },
  '001': { outcome: 'insufficient' },
  '002': { outcome: 'cancelled' },
  '003': { outcome: 'silence' },
  '004': { outcome: 'paid', delayMs: LATE_MS },
  '005': { outcome: 'paid', copies: 2 },
  '006': { outcome: 'wrong-amount' },
  '007': { outcome: 'insufficient', spelling: 'failed' },
  '008': { outcome: 'forged' },
}));

/** What happens to a payment from this phone: its suffix, then what is forced for all, then for it. Pure. */
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
  const { phone: _phone, sms: _sms, voice: _voice, push: _push, revokeTokens: _revoke, ...part } = scenario;
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
}

/** Digits with country code; a leading 0 is read as Tanzanian. */
export function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.startsWith('0') ? `255${digits.slice(1)}` : digits;
}
