import { isKeyOf } from './own-key.ts';

/** Display languages; Swahili is the default (PAT-I18N-01, PAT-I18N-02, PAT-I18N-04). */
export const LANGUAGES = { sw: 'Kiswahili', en: 'English', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'sw';

/** Returns whether the text is the code of a display language. */
export function isLanguage(text: unknown): text is Language {
  return isKeyOf(LANGUAGES, text);
}
