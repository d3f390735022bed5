import { countryOf } from '@tabibu/contract/countries';
import type {
  DocumentKind,
  NoteContentBody,
  PrescriptionContentBody,
  PrescriptionItemBody,
  ReferralContentBody,
  SickNoteContentBody,
  VisitRecordsBody,
  Writings,
} from '../../api/records.ts';

/** The kinds of document in the order in which they are written and signed. */
export const KINDS = ['note', 'prescription', 'referral', 'sick-note'] as const satisfies readonly DocumentKind[];

/** The names of the documents for doctors: patients read a note as "appointment summary". */
export const KIND_WORDS = {
  note: 'visit.note',
  prescription: 'record.kind-prescription',
  referral: 'record.kind-referral',
  'sick-note': 'record.kind-sick-note',
} as const;

export const EMPTY_ITEM: PrescriptionItemBody = {
  medicine: '',
  form: '',
  dose: '',
  route: 'oral',
  frequency: '',
  days: null,
  as_needed: false,
  quantity: '',
  instruction: '',
  codes: null,
};

/** The content of a new document. */
export const EMPTY: { readonly [Kind in DocumentKind]: Writings[Kind]['content'] } = {
  note: { history: '', findings: '', assessment: '', plan: '', follow_up_on: null },
  prescription: { items: [] },
  referral: { to_specialty: '', to_facility: '', urgency: 'routine', reason: '', summary: '' },
  'sick-note': { from_day: null, to_day: null, diagnosis: '', show_diagnosis: false },
};

/** The part of a saved document that a person typed. */
export const CONTENT_OF: {
  readonly [Kind in DocumentKind]: (saved: Writings[Kind]['saved']) => Writings[Kind]['content'];
} = {
  note: ({ history, findings, assessment, plan, follow_up_on }) => ({
    history,
    findings,
    assessment,
    plan,
    follow_up_on,
  }),
  prescription: ({ items }) => ({ items }),
  referral: ({ to_specialty, to_facility, urgency, reason, summary }) => ({
    to_specialty,
    to_facility,
    urgency,
    reason,
    summary,
  }),
  'sick-note': ({ from_day, to_day, diagnosis, show_diagnosis }) => ({ from_day, to_day, diagnosis, show_diagnosis }),
};

/** The time zone of a signed document: that of the patient's country, as in the PDF. */
export function documentTimeZone({ patient }: Pick<VisitRecordsBody, 'patient'>): string {
  return countryOf(patient.country).timeZone ?? 'UTC';
}

/** The document of this kind; null if there is none. */
export function savedOf<Kind extends DocumentKind>(
  visit: VisitRecordsBody,
  kind: Kind,
): Writings[Kind]['saved'] | null {
  const documents: { readonly [Each in DocumentKind]: Writings[Each]['saved'] | null } = {
    note: visit.note,
    prescription: visit.prescription,
    referral: visit.referral,
    'sick-note': visit.sick_note,
  };
  return documents[kind];
}

/** The same records with one document replaced. */
export function withSaved(visit: VisitRecordsBody, kind: DocumentKind, saved: unknown): VisitRecordsBody {
  return { ...visit, [kind === 'sick-note' ? 'sick_note' : kind]: saved };
}

/** True if nothing was typed that could be signed. */
export function isEmpty(kind: DocumentKind, content: unknown): boolean {
  switch (kind) {
    case 'note': {
      const { history, findings, assessment, plan, follow_up_on: followUp } = content as NoteContentBody;
      return (history + findings + assessment + plan).trim() === '' && followUp === null;
    }
    case 'prescription':
      return (content as PrescriptionContentBody).items.every(
        ({ medicine, dose, frequency }) => (medicine + dose + frequency).trim() === '',
      );
    case 'referral': {
      const { to_specialty: specialty, to_facility: facility, reason, summary } = content as ReferralContentBody;
      return (specialty + facility + reason + summary).trim() === '';
    }
    case 'sick-note': {
      const { from_day: from, to_day: to, diagnosis } = content as SickNoteContentBody;
      return from === null && to === null && diagnosis.trim() === '';
    }
  }
}
