import type { RefusalReason } from './port.ts';

const SIGNS: readonly (readonly [RegExp, RefusalReason])[] = [
  [/insufficient|low balance|not enough/i, 'insufficient-funds'],
  [/cancel/i, 'cancelled'],
  [/wrong[ _-]?pin|invalid pin|incorrect pin/i, 'wrong-pin'],
  [/expired|timed? ?out/i, 'expired'],
  [/declin|reject|not permitted/i, 'declined'],
];

/**
 * Returns the reason in a provider's free text. It searches for typical words, because networks word their refusals
 * differently.
 */
export function refusalReason(text: string | null | undefined): RefusalReason {
  for (const [sign, reason] of SIGNS) if (sign.test(text ?? '')) return reason;
  return 'other';
}
