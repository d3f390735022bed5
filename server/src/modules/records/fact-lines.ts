import type { Language } from '@tabibu/contract/languages';
import type { PaperFactsBody } from '@tabibu/contract/visit-documents';
import { speaker } from '@tabibu/locales/server-speech';
import { dayText } from '../../platform/when-text.ts';

const MONTHS_UNTIL_YEARS = 24;

/**
 * Returns the lines of a document about its patient, each as label and text. The text of a fact that was not stated is
 * empty.
 */
export function factLines(facts: PaperFactsBody | null, language: Language): [string, string][] {
  if (facts === null) return [];
  const say = speaker(language);
  const { age, sex, weight_kg: weight, weight_on: weighed, pregnancy, pregnancy_on: asked } = facts;
  const number = (value: number) => (language === 'fr' ? String(value).replace('.', ',') : String(value));
  const on = (day: string | null) => (day === null ? '' : dayText(language, day));
  const ageText =
    age === null
      ? ''
      : age.months < MONTHS_UNTIL_YEARS
        ? say('facts.months', { count: age.months })
        : say('facts.years', { count: age.years });
  return [
    [say('facts.age'), age?.about === true ? say('facts.about', { age: ageText }) : ageText],
    [say('facts.sex'), sex === null ? '' : say(`facts.sex.${sex}`)],
    [say('facts.weight'), weight === null ? '' : say('facts.weight-on', { weight: number(weight), day: on(weighed) })],
    [
      say('facts.pregnancy'),
      pregnancy === null
        ? ''
        : say('facts.pregnancy-on', { answer: say(`facts.pregnancy.${pregnancy}`), day: on(asked) }),
    ],
  ];
}
