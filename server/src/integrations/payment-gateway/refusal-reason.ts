import type { RefusalReason } from './port.ts';

const SIGNS: readonly (readonly [RegExp, RefusalReason])[] = [
  [/insufficient|low balance|not enough/i, 'insufficient-funds'],
  [/cancel/i, 'cancelled'],
  [/wrong[ _-]?pin|invalid pin|incorrect pin/i, 'wrong-pin'],
  [/expired|timed? ?out/i, 'expired'],
  [/declin|reject|not permitted/i, 'declined'],
];

/** The reason behind a provider's free text. Networks word these differently, so only signs are looked for. */
export function refusalReason(text: string | null | undefined): RefusalReason {
  for (const [sign, reason] of SIGNS) if (sign.test(text ?? '')) return reason;
  return 'other';
}
