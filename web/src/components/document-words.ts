import { itemText } from '@tabibu/contract/dose-words';
import type { Language } from '@tabibu/contract/languages';
import type { PrescriptionItemBody } from '@tabibu/contract/visit-documents';
import type { Translation } from '../shell/translation.tsx';

/** Formats a day with its year: 'Jumatatu 3 Nov 2026'. Documents are also read years later. */
export function dayOfPaper(date: string, { day }: Translation): string {
  return `${day(date)} ${date.slice(0, 4)}`;
}

/**
 * Returns a medicine in a language: its name and form, and one line for each instruction, such as '1 capsule, 3 times a
 * day', 'By mouth', 'For 7 days'.
 */
export function medicineText(
  item: PrescriptionItemBody,
  language: Language,
  { t, language: own }: Translation,
): { readonly name: string; readonly lines: readonly string[] } {
  const words = itemText(item, language);
  const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return {
    name: [words.medicine, words.form].filter(Boolean).join(', '),
    lines: [
      [words.dose, words.frequency].filter(Boolean).join(', '),
      begun(words.route),
      words.needed && language === own ? t('record.as-needed') : begun(words.needed),
      begun(words.days),
      words.quantity ? t('record.quantity', { quantity: words.quantity }) : '',
      words.instruction,
    ].filter(Boolean),
  };
}
