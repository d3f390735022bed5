import { isKeyOf } from './own-key.ts';

/** Display languages; Swahili is the default (PAT-I18N-01, PAT-I18N-02, PAT-I18N-04). */
export const LANGUAGES = { sw: 'Kiswahili', en: 'English', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'sw';

/** Returns whether the text is the code of a display language. */
export function isLanguage(text: unknown): text is Language {
  return isKeyOf(LANGUAGES, text);
}

/**
 * Returns the display language with the highest weight in an Accept-Language header, undefined if it names none. Pure.
 */
export function acceptedLanguage(header: string): Language | undefined {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', ...rest] = entry.trim().split(/\s*;\s*/);
      const weight = Number(rest.find((piece) => piece.startsWith('q='))?.slice(2) ?? 1);
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number.isNaN(weight) ? 0 : weight };
    })
    .sort((one, other) => other.weight - one.weight)
    .filter(({ weight }) => weight > 0)
    .map(({ language }) => language)
    .find(isLanguage);
}

/**
 * Returns the language in which patients' pages are drawn at a first visit: French for a device that speaks it, else
 * Swahili. Many phones in Tanzania and Kenya are set to English; what an English one shows, its zone decides in the
 * browser (`web/src/shell/first-visit.ts`). Pure.
 */
export function languageOfFirstVisit(acceptLanguage: string): Language {
  return acceptedLanguage(acceptLanguage) === 'fr' ? 'fr' : DEFAULT_LANGUAGE;
}
