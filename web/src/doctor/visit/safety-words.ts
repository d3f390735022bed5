import type { Translation } from '../../shell/translation.tsx';
import type { Finding, NotCompared } from './safety.ts';

type T = Translation['t'];

// The ids come from data tables, so the compiler cannot check the keys; a test checks that each has its sentence.
const groupName = (t: T, id: string) => t(`safety.group.${id}` as 'safety.group.penicillin');
const effectOf = (t: T, { about, medicine }: Finding) =>
  t(`safety.effect.${about}` as 'safety.effect.weaker', { medicine });
const whyOf = (t: T, { about }: Finding) => t(`safety.why.${about}` as 'safety.why.teeth');

/** The sentence of a finding. */
export function findingText(finding: Finding, t: T): string {
  const { kind, medicine, other, about } = finding;
  switch (kind) {
    case 'allergy':
      return t('safety.allergy', { medicine, other });
    case 'allergy-group':
      return t('safety.allergy-group', { medicine, other, group: groupName(t, about) });
    case 'allergy-cross':
      return t('safety.allergy-cross', { medicine, other, group: groupName(t, about) });
    case 'allergy-maybe':
      return t('safety.allergy-maybe', { medicine, other, about });
    case 'duplicate':
      return t('safety.duplicate', { medicine, other, about });
    case 'duplicate-group':
      return t('safety.duplicate-group', { medicine, other, group: groupName(t, about) });
    case 'interaction':
      return t('safety.together', { medicine, other, harm: effectOf(t, finding) });
    case 'patient':
      return patientText(finding, t);
  }
}

function patientText(finding: Finding, t: T): string {
  const { medicine, whom, certain } = finding;
  const harm = whyOf(t, finding);
  const [what, limit = '0'] = whom.split('<');
  if (certain) return t('safety.patient', { medicine, harm });
  if (what === 'age') return t('safety.if-age', { medicine, years: Number(limit), harm });
  return what === 'weight'
    ? t('safety.if-weight', { medicine, kg: Number(limit), harm })
    : t('safety.if-pregnant', { medicine, harm });
}

/** The sentence about something that was not compared. */
export function notComparedText({ kind, text }: NotCompared, t: T): string {
  switch (kind) {
    case 'medicine':
    case 'current-medicine':
      return t('safety.not-medicine', { text });
    case 'words':
      return t('safety.not-words', { text });
    case 'allergy':
      return t('safety.not-allergy', { text });
    case 'fact':
      return t(`safety.not-fact-${text}` as 'safety.not-fact-age');
  }
}
