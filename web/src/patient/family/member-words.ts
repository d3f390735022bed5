import { ageAt } from '@tabibu/contract/patient-facts';
import type { MemberBody } from '../../api/family.ts';
import { readableAnywhere } from '../../components/any-number.ts';
import { ageText } from '../../components/facts-words.ts';
import type { Translation } from '../../shell/translation.tsx';

/** Returns relation, age and number of somebody in the family: 'Child · 4 years', 'Parent · 63 years · +255 …'. */
export function memberLine(
  { relation, birth_date: birth, phone }: MemberBody,
  today: string,
  speech: Translation,
): string {
  const age = birth === null ? null : ageAt({ birthDate: birth }, today);
  return [speech.t(`family.relation-${relation}`), age && ageText(age, speech), phone && readableAnywhere(phone)]
    .filter(Boolean)
    .join(' · ');
}
