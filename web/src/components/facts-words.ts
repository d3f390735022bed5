import { ageAt, plainFacts } from '@tabibu/contract/patient-facts';
import type { Age, StatedValues } from '@tabibu/contract/patient-facts';
import type { PaperFactsBody } from '@tabibu/contract/visit-documents';
import type { Translation } from '../shell/translation.tsx';

/** Below this age in months, the age is given in months. */
const MONTHS_UNTIL = 24;

/** Formats a day without its weekday: '23 Nov 2026'. */
export function dayText(day: string, { language }: Translation): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** Formats an age: '36 years', '8 months', 'about 45 years'. */
export function ageText({ years, months, about }: Age, { t }: Translation): string {
  const age = months < MONTHS_UNTIL ? t('fact.months', { count: months }) : t('fact.years', { count: years });
  return about ? t('fact.about', { age }) : age;
}

/** Returns label and text of the facts on a document. Leaves out what was not stated. */
export function paperFacts(facts: PaperFactsBody | null, speech: Translation): readonly (readonly [string, string])[] {
  if (!facts) return [];
  const { t, decimal } = speech;
  const { age, sex, weight_kg: weight, weight_on: weighed, pregnancy, pregnancy_on: asked } = facts;
  return [
    ...(age ? [[t('fact.age'), ageText(age, speech)] as const] : []),
    ...(sex ? [[t('fact.sex'), t(`fact.sex-${sex}`)] as const] : []),
    ...(weight !== null && weighed
      ? [
          [
            t('fact.weight'),
            t('fact.stated-on', { fact: t('fact.kg', { kg: decimal(weight) }), day: dayText(weighed, speech) }),
          ] as const,
        ]
      : []),
    ...(pregnancy && asked
      ? [
          [
            t('fact.pregnancy'),
            t('fact.stated-on', { fact: t(`fact.pregnancy-${pregnancy}`), day: dayText(asked, speech) }),
          ] as const,
        ]
      : []),
  ];
}

/**
 * Returns the patient's facts in one line: 'About 36 years · Female · 61.5 kg'. Names age, sex and weight as not stated
 * where they are missing.
 */
export function factsAtOnce(
  stated: StatedValues & { readonly today: string },
  { t, decimal, ...speech }: Translation,
): string {
  const facts = plainFacts(stated);
  const age = ageAt(facts, stated.today);
  const unknown = t('fact.not-stated');
  return [
    age ? ageText(age, { t, decimal, ...speech }) : `${t('fact.age')}: ${unknown}`,
    facts.sex ? t(`fact.sex-${facts.sex}`) : `${t('fact.sex')}: ${unknown}`,
    facts.weightKg === undefined ? `${t('fact.weight')}: ${unknown}` : t('fact.kg', { kg: decimal(facts.weightKg) }),
    ...(facts.pregnancy ? [`${t('fact.pregnancy')}: ${t(`fact.pregnancy-${facts.pregnancy}`)}`] : []),
  ].join(' · ');
}
