import type { Sex } from '@tabibu/contract/patient-facts';
import { MINUTE, later } from '../../platform/time.ts';
import { SNOMED, concept, refer, uuidOf } from './fhir-parts.ts';
import type { Resource } from './fhir-parts.ts';
import type { RowOf } from './list-sections.ts';

/** What was stated of each person by the person's id. */
export type FactsById = ReadonlyMap<string, { readonly birthDate: string | null; readonly sex: Sex | null }>;

const stated = (facts: FactsById, id: string) => {
  const { birthDate, sex } = facts.get(id) ?? {};
  return { ...(sex ? { gender: sex } : {}), ...(birthDate ? { birthDate } : {}) };
};

/** Returns the person of the account as a Patient. */
export function patientOf(row: RowOf<'account'>, facts: FactsById): Resource {
  return {
    resourceType: 'Patient',
    id: row.id,
    active: true,
    name: [{ text: row.full_name }],
    telecom: [
      { system: 'phone', value: row.phone, use: 'mobile' },
      ...(row.email === null ? [] : [{ system: 'email', value: row.email }]),
    ],
    address: [{ country: row.country }],
    communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: row.language }] }, preferred: true }],
    ...stated(facts, row.id),
  };
}

/** Returns a member of the family as a Patient, whose contact is the guardian (pat-1: a contact has details). */
export function memberOf(row: RowOf<'family'>, guardian: RowOf<'account'>, facts: FactsById): Resource {
  return {
    resourceType: 'Patient',
    id: row.id,
    active: row.removed_at === null,
    ...(row.name === '' ? {} : { name: [{ text: row.name }] }),
    ...stated(facts, row.id),
    contact: [
      {
        relationship: [{ text: 'Guardian' }],
        name: { text: guardian.full_name },
        telecom: [{ system: 'phone', value: guardian.phone, use: 'mobile' }],
      },
    ],
  };
}

const STATUS = new Map([
  ['awaiting-payment', 'pending'],
  ['scheduled', 'booked'],
  ['completed', 'fulfilled'],
  ['expired', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['missed', 'noshow'],
]);
/** A consultation takes half an hour. */
const LASTS = 30 * MINUTE;

/** Returns an appointment (R4: status and participants with theirs are required; a start has an end). */
export function appointmentOf(row: RowOf<'appointments'>, patientId: string): Resource {
  const start = row.starts_at ?? row.created_at;
  return {
    resourceType: 'Appointment',
    id: row.id,
    status: STATUS.get(row.state) ?? 'proposed',
    description: row.call_type === 'video' ? 'Video consultation' : 'Telephone consultation',
    start: start.toISOString(),
    end: later(start, LASTS).toISOString(),
    created: row.created_at.toISOString(),
    ...(row.reason === null ? {} : { reasonCode: [{ text: row.reason }] }),
    participant: [
      { actor: refer(row.person_id ?? patientId), required: 'required', status: 'accepted' },
      { actor: { display: row.doctor ?? 'Doctor' }, required: 'required', status: 'accepted' },
    ],
  };
}

const CLINICAL = 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical';
const VERIFIED = 'http://terminology.hl7.org/CodeSystem/allergyintolerance-verification';

/** Returns what a person does not tolerate (R4: the patient is required, and a clinical status of what is no error). */
export function allergiesOf(row: RowOf<'allergies'>): Resource[] {
  const known = {
    resourceType: 'AllergyIntolerance',
    clinicalStatus: concept(CLINICAL, 'active', 'Active'),
    verificationStatus: concept(VERIFIED, 'unconfirmed', 'Unconfirmed'),
    patient: refer(row.person_id),
    ...(row.said_at === null ? {} : { recordedDate: row.said_at }),
  };
  if (row.status === 'none-known') {
    const id = uuidOf(`no known allergy ${row.person_id}`);
    return [{ ...known, id, code: concept(SNOMED, '716186003', 'No known allergy') }];
  }
  return row.items.map(({ id, substance, reaction, said_at: at }) => ({
    ...known,
    id,
    code: { text: substance },
    recordedDate: at,
    ...(reaction === '' ? {} : { reaction: [{ manifestation: [{ text: reaction }] }] }),
  }));
}
