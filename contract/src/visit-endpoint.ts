import { z } from 'zod';
import { Id, personText } from './fields.ts';

/** What the endpoints have in common with which a doctor writes the documents of an appointment. */
export const ONE_VISIT = {
  access: ['doctor'],
  owns: { booking_id: 'booking' },
  params: z.strictObject({ booking_id: Id }),
} as const;
export const VISIT_PATH = '/api/doctor/visits/:booking_id';
/** The version that the writer saw last; 0 before the first save. */
export const SeenVersion = z.int().min(0);
export const SAVING_PROBLEMS = [
  'not-found',
  'visit-not-begun',
  'visit-too-old',
  'record-stale',
  'record-signed',
  'record-altered',
] as const;
export const SIGNING_PROBLEMS = [
  ...SAVING_PROBLEMS,
  'record-incomplete',
  'record-unprintable',
  'patient-gone',
] as const;
export const CANCELLING_PROBLEMS = [
  'not-found',
  'record-not-signed',
  'record-cancelled',
  'record-cancel-reason-required',
  'record-altered',
] as const;
export const CancelReason = z.strictObject({ reason: personText(500) });
