import { ageAt } from '@tabibu/contract/patient-facts';
import type { MemberBody } from '../../api/family.ts';
import { ageText } from '../../components/facts-words.ts';
import type { Translation } from '../../shell/translation.tsx';

/** Returns relation and age of somebody in the family: 'Child · 4 years'. */
export function memberLine({ relation, birth_date: birth }: MemberBody, today: string, speech: Translation): string {
  const age = birth === null ? null : ageAt({ birthDate: birth }, today);
  return [speech.t(`family.relation-${relation}`), age && ageText(age, speech)].filter(Boolean).join(' · ');
}
