import { isKeyOf } from './own-key.ts';

/** Display languages; Swahili is the default (PAT-I18N-01, PAT-I18N-02, PAT-I18N-04). Data only. */
export const LANGUAGES = { sw: 'Kiswahili', en: 'English', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'sw';

/** True for a language the product speaks. */
export function isLanguage(text: unknown): text is Language {
  return isKeyOf(LANGUAGES, text);
}
