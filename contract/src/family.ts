import { z } from 'zod';
import { Allergies, AllergiesInput } from './allergies.ts';
import { endpoint } from './endpoint.ts';
import { RELATIONS } from './family-rules.ts';
import { CountryField, Id, Instant, envelope, personText } from './fields.ts';
import { Me } from './identity.ts';
import { OpenHandover } from './handovers.ts';
import { SEXES } from './patient-facts.ts';
import { StatedFacts, StatedFactsInput } from './stated-facts.ts';

/** A person in the care of the signed-in patient. */
export const Member = z.strictObject({
  id: Id,
  name: z.string(),
  /** The number of their own (E.164), where the doctor calls; null without one. */
  phone: z.string().nullable(),
  relation: z.enum(RELATIONS),
  /** 'YYYY-MM-DD', or 'YYYY-MM' or 'YYYY' if no more is known; null if it was declined later. */
  birth_date: z.string().nullable(),
  sex: z.enum(SEXES).nullable(),
  /** Increases by one with each change of name, number or relation. */
  version: z.int(),
  /** When the guardian agreed. */
  consented_at: Instant,
  /** An appointment for this person is still to come, so that nobody may remove the person now. */
  has_visit: z.boolean(),
  /** The person is of age and may take the record over; null if nobody stated the age. */
  of_age: z.boolean().nullable(),
  /** The offer to hand the record over that waits for an answer. */
  handover: OpenHandover.nullable(),
});

const Family = z.strictObject({
  /** Today's date in the guardian's country; ages are computed from it. */
  today: z.iso.date(),
  /** The age from which a member may take the own record over. */
  majority: z.int(),
  /** The age from which a member may have a number of their own. */
  number_from: z.int(),
  members: z.array(Member),
});

const typed = {
  name: personText(120),
  relation: z.enum(RELATIONS),
  birth_date: z.string().max(10),
  sex: z.enum(SEXES),
  /** The number of their own in any usual spelling; '' for none. Absent: as it is. */
  phone: z.string().max(40).optional(),
  /** The country of a number that is typed without its code; absent: that of the guardian. */
  phone_country: CountryField.optional(),
};

/** Who is added. `consent_version` is absent if the guardian did not agree. */
export const MemberInput = z.strictObject({ ...typed, consent_version: z.int().optional() });

/** The member as corrected; `version` is the one that the page has seen. */
export const MemberChange = z.strictObject({ version: z.int(), ...typed });

const refusals = [
  'full-name-required',
  'name-needs-letters',
  'birth-date-invalid',
  'phone-invalid',
  'member-number-yours',
  'member-number-early',
  'member-number-stopped',
  'member-number-often',
] as const;

export const readFamily = endpoint({
  id: 'family.read-family',
  method: 'GET',
  path: '/api/family',
  summary: 'The people for whom I book and whose records I keep, in the order in which I added them',
  access: ['patient'],
  limit: 'read',
  reply: envelope(Family),
});

export const addMember = endpoint({
  id: 'family.add-member',
  method: 'POST',
  path: '/api/family',
  summary: 'Add somebody for whom I book, with the consent of that person or for a child in my care',
  access: ['patient'],
  idempotent: true,
  limit: 'write',
  body: MemberInput,
  reply: envelope(Member),
  status: 201,
  problems: [...refusals, 'consent-required', 'family-full'],
});

export const choosePerson = endpoint({
  id: 'family.choose-person',
  method: 'PUT',
  path: '/api/me/person',
  summary: 'Say who uses this session: I, or somebody of my family, for whom it then books by default',
  access: ['patient'],
  limit: 'write',
  /** The member of the family; null for the patient. */
  body: z.strictObject({ person_id: Id.nullable() }),
  reply: envelope(Me),
  problems: ['member-unknown'],
});

const ONE_MEMBER = {
  access: ['patient'],
  owns: { person_id: 'person' },
  params: z.strictObject({ person_id: Id }),
} as const;

export const changeMember = endpoint({
  id: 'family.change-member',
  method: 'PUT',
  path: '/api/family/:person_id',
  summary: 'Correct name, number, relation, birth date or sex of somebody in my family',
  limit: 'write',
  ...ONE_MEMBER,
  body: MemberChange,
  reply: envelope(Member),
  problems: [...refusals, 'not-found', 'record-stale'],
});

export const removeMember = endpoint({
  id: 'family.remove-member',
  method: 'DELETE',
  path: '/api/family/:person_id',
  summary: 'Remove somebody from my family; what doctors have signed stays with its appointment',
  limit: 'write',
  ...ONE_MEMBER,
  reply: envelope(z.strictObject({})),
  problems: ['not-found', 'member-has-visit'],
});

export const readMemberFacts = endpoint({
  id: 'records.read-member-facts',
  method: 'GET',
  path: '/api/family/:person_id/facts',
  summary: 'Age, sex, weight and pregnancy of somebody in my family, as they were stated',
  limit: 'read',
  ...ONE_MEMBER,
  reply: envelope(StatedFacts),
  problems: ['not-found'],
});

export const saveMemberFacts = endpoint({
  id: 'records.save-member-facts',
  method: 'PUT',
  path: '/api/family/:person_id/facts',
  summary: 'State age, sex, weight or pregnancy of somebody in my family',
  limit: 'write',
  ...ONE_MEMBER,
  body: StatedFactsInput,
  reply: envelope(StatedFacts),
  problems: ['not-found', 'record-stale', 'birth-date-invalid', 'weight-invalid', 'pregnancy-not-asked'],
});

export const readMemberAllergies = endpoint({
  id: 'records.read-member-allergies',
  method: 'GET',
  path: '/api/family/:person_id/allergies',
  summary: 'What somebody in my family does not tolerate',
  limit: 'read',
  ...ONE_MEMBER,
  reply: envelope(Allergies),
  problems: ['not-found'],
});

export const saveMemberAllergies = endpoint({
  id: 'records.save-member-allergies',
  method: 'PUT',
  path: '/api/family/:person_id/allergies',
  summary: 'Say what somebody in my family does not tolerate',
  limit: 'write',
  ...ONE_MEMBER,
  body: AllergiesInput,
  reply: envelope(Allergies),
  problems: ['not-found', 'record-stale', 'allergies-invalid', 'allergies-full'],
});

export type MemberBody = z.infer<typeof Member>;
export type FamilyBody = z.infer<typeof Family>;
export type MemberInputBody = z.infer<typeof MemberInput>;
export type MemberChangeBody = z.infer<typeof MemberChange>;
