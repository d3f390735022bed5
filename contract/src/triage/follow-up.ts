import type { Language } from '../languages.ts';
import { FOLLOW_UPS } from './content/say/follow-ups.ts';
import { foldText } from './normalise.ts';

/** A text of so few words says too little. */
const SHORT = 3;
/** Below so many words a pain is asked where it is. */
const FEW_WORDS = 5;
const PAIN =
  /\b(?:pain|ache|hurts?|aching|maumivu|(?:a|i|li|ya|ki|vi|u|zi|na)(?:na)?uma|kuuma|naumwa|anaumwa|mal|douleurs?|douloureux)\b|ache\b/;

/**
 * Returns the question that is asked back when a model answers nothing: a text with pain of
 * fewer than five words asks where and how, another short text when and how bad it is, and any other for details.
 */
export function followUpFor(text: string, language: Language): string {
  const folded = foldText(text).trim();
  const length = folded.split(/\s+/).filter((word) => word !== '').length;
  if (length < FEW_WORDS && PAIN.test(folded)) return FOLLOW_UPS.pain[language];
  return (length <= SHORT ? FOLLOW_UPS.short : FOLLOW_UPS.details)[language];
}
