import type { Cancellation } from '@tabibu/contract/cancellers';
import type { Language } from '@tabibu/contract/languages';
import { speaker } from '@tabibu/locales/server-speech';

/** What was cancelled, as its reader knows it: 'this appointment', 'your appointment with Neema Massawe (…)'. */
export type CancelledThing =
  | { readonly of: 'this' | 'emergency' }
  | { readonly of: 'own' | 'member'; readonly doctor: string; readonly person: string; readonly when: string }
  | { readonly of: 'time'; readonly when: string };

/**
 * Says who cancelled what, to its patient or its doctor. No other code words that, so no two places name different
 * people. Without a cancellation, as in messages of earlier releases, it names nobody.
 */
export function cancelledText(
  language: Language,
  reader: 'patient' | 'doctor',
  cancellation: Cancellation | null,
  thing: CancelledThing,
): string {
  const say = speaker(language);
  const by = cancellation?.cause ?? cancellation?.by ?? 'unknown';
  return say(`stage.${reader}-cancelled.sentence`, { by, what: say('cancelled.what', { ...thing }) });
}
