import type { Language } from '@tabibu/contract/languages';
import type { PaperAllergiesBody } from '@tabibu/contract/prescription-safety';
import { speaker } from '@tabibu/locales/server-speech';
import { dayText } from '../../platform/when-text.ts';
import { wallClock } from '../../platform/time.ts';

/**
 * Returns the line of a prescription about allergies, as label and text: which ones, who stated them and when, or that
 * nobody was asked. Returns no line for null, a prescription that was signed before documents contained allergies.
 */
export function allergyLines(
  allergies: PaperAllergiesBody | null,
  zone: string,
  language: Language,
): [string, string][] {
  if (allergies === null) return [];
  const say = speaker(language);
  const { status, said_by: by, said_at: at, items } = allergies;
  if (status === 'not-asked' || by === null || at === null)
    return [[say('document.allergies.title'), say('document.allergies.not-asked')]];
  const day = dayText(language, wallClock(new Date(at), zone).day);
  const named = items
    .map(({ substance, reaction }) => (reaction === '' ? substance : `${substance} (${reaction})`))
    .join(', ');
  return [
    [
      say('document.allergies.title'),
      status === 'none-known'
        ? say(`document.allergies.none-by-${by}`, { day })
        : say(`document.allergies.by-${by}`, { day, allergies: named }),
    ],
  ];
}
