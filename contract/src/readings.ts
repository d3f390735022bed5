import { z } from 'zod';
import { FILE_NAME } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, Instant, envelope } from './fields.ts';
import { MEALS, READING_KINDS, VALUE_NAMES } from './reading-kinds.ts';
import { ONE_VISIT } from './visit-endpoint.ts';

const typed = {
  kind: z.enum(READING_KINDS),
  /** The values under the names that the kind has; blood sugar has one of `mmol_l` and `mg_dl`. */
  values: z.partialRecord(z.enum(VALUE_NAMES), z.number()),
  /** Of blood sugar only: when it was measured. */
  meal: z.enum(MEALS).optional(),
  measured_at: Instant,
};

/** Something that a person measured. */
export const Reading = z.strictObject({
  id: Id,
  /** Increases by one with each change. */
  version: z.int(),
  ...typed,
});

export const ReadingInput = z.strictObject({
  /** The version that is corrected; 0 for a new reading. */
  version: z.int().min(0),
  ...typed,
  /** The person was asked about an unusual value and confirmed it. */
  sure: z.boolean().optional(),
});

/**
 * The readings of one kind within a year, oldest first, in columns, because a year of three a day has to load on a slow
 * network.
 */
export const Curve = z.strictObject({
  kind: z.enum(READING_KINDS),
  /** When the first one was measured; null if there is none. */
  from: Instant.nullable(),
  /** Whole minutes since the reading before; 0 for the first. */
  minutes: z.array(z.int()),
  /** A column for each value that was measured at least once; blood sugar in mmol/L. */
  values: z.partialRecord(z.enum(VALUE_NAMES), z.array(z.number().nullable())),
  /** Of blood sugar only: when each was measured. */
  meals: z.array(z.enum(MEALS)).optional(),
});

const ONE_PERSON = {
  access: ['patient'],
  owns: { person_id: 'person' },
  params: z.strictObject({ person_id: Id }),
} as const;

const ONE_READING = {
  ...ONE_PERSON,
  owns: { person_id: 'person', reading_id: 'reading' },
  params: z.strictObject({ person_id: Id, reading_id: Id }),
} as const;

export const listReadings = endpoint({
  id: 'readings.list',
  method: 'GET',
  path: '/api/people/:person_id/readings',
  summary: 'What I or somebody in my family measured, newest first',
  limit: 'read',
  ...ONE_PERSON,
  query: z.strictObject({ cursor: Cursor.optional() }),
  reply: envelope(z.strictObject({ readings: z.array(Reading), next_cursor: z.string().nullable() })),
  problems: ['not-found'],
});

export const saveReading = endpoint({
  id: 'readings.save',
  method: 'PUT',
  path: '/api/people/:person_id/readings/:reading_id',
  summary: 'Write down or correct a reading; its id is made by the sender, so that sending it again adds nothing',
  limit: 'write',
  ...ONE_READING,
  body: ReadingInput,
  reply: envelope(Reading),
  problems: [
    'not-found',
    'record-stale',
    'reading-incomplete',
    'reading-impossible',
    'reading-unusual',
    'reading-time-invalid',
  ],
});

export const deleteReading = endpoint({
  id: 'readings.delete',
  method: 'DELETE',
  path: '/api/people/:person_id/readings/:reading_id',
  summary: 'Delete a reading; one that is sent again later stays deleted',
  limit: 'write',
  ...ONE_READING,
  reply: envelope(z.strictObject({})),
  problems: ['not-found'],
});

export const readCurve = endpoint({
  id: 'readings.read-curve',
  method: 'GET',
  path: '/api/people/:person_id/readings/curve',
  summary: 'The readings of one kind within a year, in columns',
  limit: 'read',
  ...ONE_PERSON,
  query: z.strictObject({ kind: z.enum(READING_KINDS) }),
  reply: envelope(Curve),
  problems: ['not-found'],
});

export const exportReadings = endpoint({
  id: 'readings.export',
  method: 'GET',
  path: '/api/people/:person_id/readings.csv',
  summary: 'All readings of a person as CSV',
  limit: 'read',
  heavy: 'print',
  ...ONE_PERSON,
  reply: z.string(),
  media: 'text/csv',
  headers: FILE_NAME,
  problems: ['not-found'],
});

export const printReadings = endpoint({
  id: 'readings.print',
  method: 'GET',
  path: '/api/people/:person_id/readings.pdf',
  summary: 'The readings of three months as a PDF in my language',
  limit: 'read',
  heavy: 'print',
  ...ONE_PERSON,
  reply: z.string(),
  media: 'application/pdf',
  headers: FILE_NAME,
  problems: ['not-found'],
});

export const readVisitReadings = endpoint({
  id: 'readings.read-visit-readings',
  method: 'GET',
  path: '/api/doctor/visits/:booking_id/readings',
  summary: 'What the patient of an open or recent visit of mine measured within a year',
  limit: 'read',
  ...ONE_VISIT,
  reply: envelope(z.strictObject({ curves: z.array(Curve) })),
  problems: ['not-found', 'visit-not-begun', 'visit-too-old'],
});

export type ReadingBody = z.infer<typeof Reading>;
export type ReadingInputBody = z.infer<typeof ReadingInput>;
export type CurveBody = z.infer<typeof Curve>;
export type ReadingsBody = z.infer<typeof listReadings.reply>['data'];
