import { isKeyOf } from '@tabibu/contract/own-key';
import type {
  DocumentKind,
  NoteContentBody,
  PrescriptionContentBody,
  ReferralContentBody,
  SickNoteContentBody,
} from '../../api/records.ts';
import type { SentenceKey } from '../../shell/translation.tsx';

const LABELS = {
  history: 'record.history',
  assessment: 'record.assessment',
  plan: 'record.plan',
  medicine: 'visit.medicine',
  form: 'visit.form',
  dose: 'visit.dose',
  frequency: 'visit.frequency',
  days: 'visit.days',
  to_specialty: 'visit.to-specialty',
  reason: 'record.refer-why',
  from_day: 'visit.sick-from',
  to_day: 'visit.sick-to',
  diagnosis: 'record.diagnosis',
} as const satisfies Record<string, SentenceKey>;

type Field = keyof typeof LABELS;

const blankIn = (content: object, names: readonly Field[]): Field[] =>
  names.filter((name) => String((content as Record<string, unknown>)[name] ?? '').trim() === '');

/**
 * The empty fields without which the server does not sign, with the server's names, such as 'plan' or 'items.0.dose'.
 */
export function missingIn(kind: DocumentKind, content: unknown): string[] {
  switch (kind) {
    case 'note':
      return blankIn(content as NoteContentBody, ['history', 'assessment', 'plan']);
    case 'prescription':
      return (content as PrescriptionContentBody).items.flatMap((item, place) =>
        [
          ...blankIn(item, ['medicine', 'form', 'dose', 'frequency']),
          ...(item.days === null && !item.as_needed ? ['days'] : []),
        ].map((field) => `items.${place}.${field}`),
      );
    case 'referral':
      return blankIn(content as ReferralContentBody, ['to_specialty', 'reason']);
    case 'sick-note': {
      const sick = content as SickNoteContentBody;
      return blankIn(sick, ['from_day', 'to_day', ...(sick.show_diagnosis ? ['diagnosis' as const] : [])]);
    }
  }
}

/** The labels of the fields, each once. */
export function labelsOf(fields: readonly string[]): SentenceKey[] {
  const names = fields.map((field) => field.split('.').at(-1));
  return [...new Set(names.flatMap((name) => (isKeyOf(LABELS, name) ? LABELS[name] : [])))];
}
