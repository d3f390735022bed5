import { DOCUMENT_LABELS, MOST_YEARS } from '@tabibu/contract/application-words';
import type { DocumentLabel, Gender } from '@tabibu/contract/application-words';
import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { isEmail } from '@tabibu/contract/email-address';
import type { Language } from '@tabibu/contract/languages';
import { cleanPersonName } from '@tabibu/contract/person-name';
import type { ApplicationForm } from '../../api/applications.ts';
import { toInternational } from '../../components/phone-number.ts';
import type { SentenceKey } from '../../shell/translation.tsx';

export const STEPS = ['person', 'reach', 'work', 'documents'] as const;
export type StepName = (typeof STEPS)[number];

/** A document that has arrived whole; `upload` is its secret. */
export interface KeptDocument {
  readonly name: string;
  readonly upload: string;
}

/** What was typed so far. It stays in this tab only, and goes once the application is in the queue. */
export interface Draft {
  readonly step: StepName;
  readonly full_name: string;
  readonly gender: Gender | '';
  readonly dob: string;
  readonly country: CountryCode;
  readonly region: string;
  readonly phone: string;
  readonly email: string;
  readonly specialty: string;
  readonly experience: string;
  readonly license_number: string;
  readonly bio: string;
  readonly documents: Partial<Record<DocumentLabel, KeptDocument>>;
}

export type FieldName = Exclude<keyof Draft, 'step' | 'documents'>;
export type Faults = Partial<Record<FieldName | DocumentLabel, SentenceKey>>;

export const FIELDS_OF: Readonly<Record<StepName, readonly FieldName[]>> = {
  person: ['full_name', 'gender', 'dob'],
  reach: ['country', 'region', 'phone', 'email'],
  work: ['specialty', 'experience', 'license_number', 'bio'],
  documents: [],
};

const OPTIONAL: readonly FieldName[] = ['dob', 'region', 'country'];

export const emptyDraft = (country: CountryCode): Draft => ({
  step: 'person',
  full_name: '',
  gender: '',
  dob: '',
  country,
  region: '',
  phone: '',
  email: '',
  specialty: '',
  experience: '',
  license_number: '',
  bio: '',
  documents: {},
});

/** Returns what is wrong or missing in one step, by field. `today` is 'YYYY-MM-DD'. */
export function faultsOf(draft: Draft, step: StepName, today: string): Faults {
  const faults: Faults = {};
  for (const name of FIELDS_OF[step]) {
    const fault = draft[name].trim() === '' ? emptyFault(name) : fieldFault(draft, name, today);
    if (fault) faults[name] = fault;
  }
  if (step === 'documents')
    for (const label of DOCUMENT_LABELS) if (!draft.documents[label]) faults[label] = 'join.fault-document';
  return faults;
}

const emptyFault = (name: FieldName): SentenceKey | undefined =>
  OPTIONAL.includes(name) ? undefined : 'join.fault-empty';

function fieldFault(draft: Draft, name: FieldName, today: string): SentenceKey | undefined {
  const text = draft[name].trim();
  switch (name) {
    case 'full_name':
      return cleanPersonName(text) === '' ? 'join.fault-name' : undefined;
    case 'dob':
      return text > today || text < '1920-01-01' ? 'join.fault-dob' : undefined;
    case 'phone':
      return toInternational(countryOf(draft.country), text) === undefined ? 'join.fault-phone' : undefined;
    case 'email':
      return isEmail(text) ? undefined : 'join.fault-email';
    case 'experience':
      return /^\d{1,2}$/.test(text) && Number(text) <= MOST_YEARS ? undefined : 'join.fault-years';
    default:
      return undefined;
  }
}

/** Returns the form as it is sent. Every step is without faults. */
export function formOf(draft: Draft, language: Language): ApplicationForm {
  const { step: _step, documents, gender, experience, country, phone, ...texts } = draft;
  return {
    ...texts,
    language,
    gender: gender === '' ? 'Other' : gender,
    experience: Number(experience),
    country: countryOf(country).name,
    phone: toInternational(countryOf(country), phone) ?? phone,
    documents: DOCUMENT_LABELS.flatMap((label) => {
      const upload = documents[label]?.upload;
      return upload === undefined ? [] : [{ label, upload }];
    }),
  };
}

/** Returns the step that holds a field which the server refused; undefined if it names none. */
export function stepOf(fields: unknown): StepName | undefined {
  const first = Array.isArray(fields) ? String(fields[0]) : '';
  return STEPS.find((step) => FIELDS_OF[step].some((name) => name === first));
}
