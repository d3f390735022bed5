import { loinc, narrative, refer, uuidOf } from './fhir-parts.ts';
import type { Resource } from './fhir-parts.ts';
import type { RowOf } from './list-sections.ts';

type Paper = Extract<RowOf<'documents'>, { readonly altered: false }>;
type Item = NonNullable<Paper['prescription']>['items'][number];

const TITLES = {
  note: loinc('11488-4', 'Consult note'),
  prescription: loinc('57833-6', 'Prescription for medication'),
  referral: loinc('57133-1', 'Referral note'),
  // LOINC has no code that is used for it everywhere.
  'sick-note': { text: 'Sick note' },
} as const;

/** Returns a signed document as a Composition, and each medicine of a prescription as a MedicationRequest. */
export function papersOf(paper: Paper): Resource[] {
  const requests = (paper.prescription?.items ?? []).map((item, place) => requestOf(paper, item, place));
  return [compositionOf(paper, requests), ...requests];
}

/** R4 requires status, type, date, author and title of a Composition, and of a section that it says something. */
function compositionOf(paper: Paper, requests: readonly Resource[]): Resource {
  return {
    resourceType: 'Composition',
    id: paper.id,
    status: paper.state === 'cancelled' ? 'entered-in-error' : 'final',
    type: TITLES[paper.kind],
    subject: refer(paper.person_id),
    date: paper.signed_at,
    author: [{ display: paper.doctor_name }],
    title: TITLES[paper.kind].text,
    section: [
      ...sectionsOf(paper).map(([title, text]) => ({ title, text: narrative(text) })),
      ...(requests.length === 0 ? [] : [{ title: 'Medicines', entry: requests.map(({ id }) => refer(id)) }]),
    ],
  };
}

/** The texts of a document with their titles; nothing that is empty. */
function sectionsOf({ note, referral, sick_note: sick }: Paper): (readonly [string, string])[] {
  const all: (readonly [string, string])[] = [
    ...(note === null
      ? []
      : ([
          ['History', note.history],
          ['Findings', note.findings],
          ['Assessment', note.assessment],
          ['Plan', note.plan],
          ...note.addenda.map(({ text, author, added_at: at }) => [`Added by ${author}, ${at}`, text] as const),
        ] as const)),
    ...(referral === null
      ? []
      : ([
          ['Referred to', [referral.to_specialty, referral.to_facility].filter((part) => part !== '').join(', ')],
          ['Urgency', referral.urgency],
          ['Reason', referral.reason],
          ['Summary', referral.summary],
        ] as const)),
    ...(sick === null
      ? []
      : ([
          ['Off work', `${sick.from_day ?? ''} – ${sick.to_day ?? ''}`],
          ['Diagnosis', sick.show_diagnosis ? sick.diagnosis : ''],
        ] as const)),
  ];
  return all.filter(([, text]) => text !== '');
}

const REQUESTED = { valid: 'active', dispensed: 'completed', cancelled: 'cancelled', expired: 'stopped' } as const;

/** R4 requires status, intent, the medicine and its subject of a MedicationRequest. */
function requestOf(paper: Paper, item: Item, place: number): Resource {
  const how = [item.dose, item.frequency, item.days === null ? '' : `${item.days} d`, item.instruction];
  return {
    resourceType: 'MedicationRequest',
    id: uuidOf(`${paper.id} ${place}`),
    status: REQUESTED[paper.state],
    intent: 'order',
    medicationCodeableConcept: { text: [item.medicine, item.form].filter((part) => part !== '').join(', ') },
    subject: refer(paper.person_id),
    authoredOn: paper.signed_at,
    requester: { display: paper.doctor_name },
    dosageInstruction: [
      {
        text: how.filter((part) => part !== '').join('; '),
        asNeededBoolean: item.as_needed,
        route: { text: item.route },
      },
    ],
    ...(item.quantity === '' ? {} : { note: [{ text: item.quantity }] }),
  };
}
