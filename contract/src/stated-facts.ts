import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { envelope } from './fields.ts';
import { PREGNANCIES, SEXES } from './patient-facts.ts';
import type { FactName } from './patient-facts.ts';
import { ONE_VISIT } from './visit-endpoint.ts';

/**
 * A fact with who stated it, and on which day in the patient's country. `value` is null if the person declined to state
 * it.
 */
const stated = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ value: value.nullable(), said_by: z.enum(['patient', 'doctor']), said_on: z.iso.date() }).nullable();

/** The facts about a patient; a fact is null if nobody has asked yet. */
export const StatedFacts = z.strictObject({
  /** Increases by one with each save; 0 before the first. */
  version: z.int(),
  /** Today's date in the patient's country; ages and dates are computed from it. */
  today: z.iso.date(),
  /** 'YYYY-MM-DD', or 'YYYY-MM' or 'YYYY' if no more is known. */
  birth_date: stated(z.string()),
  sex: stated(z.enum(SEXES)),
  weight_kg: stated(z.number()),
  pregnancy: stated(z.enum(PREGNANCIES)),
});

/**
 * Only the fields that are present change; null means that the person declines to state it. A repeated fact gets
 * today's date.
 */
export const StatedFactsInput = z.strictObject({
  version: z.int().min(0),
  birth_date: z.string().max(10).nullable().optional(),
  sex: z.enum(SEXES).nullable().optional(),
  /** In kilograms. */
  weight_kg: z.number().nullable().optional(),
  pregnancy: z.enum(PREGNANCIES).nullable().optional(),
});

const problems = ['record-stale', 'birth-date-invalid', 'weight-invalid', 'pregnancy-not-asked'] as const;

export const readMyFacts = endpoint({
  id: 'records.read-my-facts',
  method: 'GET',
  path: '/api/me/facts',
  summary: 'My age, sex, weight and pregnancy, as they were stated',
  access: ['patient'],
  limit: 'read',
  reply: envelope(StatedFacts),
});

export const saveMyFacts = endpoint({
  id: 'records.save-my-facts',
  method: 'PUT',
  path: '/api/me/facts',
  summary: 'State my age, sex, weight or pregnancy, or that I would rather not say',
  access: ['patient'],
  limit: 'write',
  body: StatedFactsInput,
  reply: envelope(StatedFacts),
  problems,
});

const closed = ['not-found', 'visit-not-begun', 'visit-too-old'] as const;

export const readVisitFacts = endpoint({
  id: 'records.read-visit-facts',
  method: 'GET',
  path: '/api/doctor/visits/:booking_id/facts',
  summary: 'Age, sex, weight and pregnancy of the patient of an open or recent visit of mine',
  limit: 'read',
  ...ONE_VISIT,
  reply: envelope(StatedFacts),
  problems: closed,
});

export const saveVisitFacts = endpoint({
  id: 'records.save-visit-facts',
  method: 'PUT',
  path: '/api/doctor/visits/:booking_id/facts',
  summary: 'Write down what the patient told me of age, sex, weight or pregnancy; it is marked as told to the doctor',
  limit: 'write',
  ...ONE_VISIT,
  body: StatedFactsInput,
  reply: envelope(StatedFacts),
  problems: [...closed, 'member-removed', ...problems],
});

export type StatedFactsBody = z.infer<typeof StatedFacts>;
export type StatedFactsInputBody = z.infer<typeof StatedFactsInput>;
export type StatedFactBody = NonNullable<StatedFactsBody[FactName]>;
