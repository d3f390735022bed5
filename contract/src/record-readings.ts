import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Cursor, Instant, envelope } from './fields.ts';

/** What can be opened of somebody's record. */
export const READ_OBJECTS = [
  'appointment',
  'visit',
  'allergies',
  'facts',
  'chat',
  'conversation',
  'payment',
  'subscription',
  'message',
  'profile',
  'application',
  'break-glass',
  'readings',
  'medication',
  'pregnancy',
  'report',
] as const;
export type ReadObject = (typeof READ_OBJECTS)[number];

/** One time that somebody opened something of the caller's record. */
export const RecordReading = z.strictObject({
  /** Who opened it: a doctor, or somebody who works for Tabibu. */
  by: z.enum(['doctor', 'staff']),
  /** The doctor's name; empty for staff, and for a doctor whose account was deleted. */
  name: z.string(),
  object: z.enum(READ_OBJECTS),
  /** When it was opened first in that hour, an appointment on that day (UTC). */
  at: Instant,
});

export const listReadings = endpoint({
  id: 'audit.list-readings',
  method: 'GET',
  path: '/api/me/readings',
  summary: "Who opened the caller's record, newest first",
  access: ['patient', 'doctor'],
  limit: 'read',
  query: z.strictObject({ cursor: Cursor.optional() }),
  reply: envelope(z.strictObject({ readings: z.array(RecordReading), next_cursor: z.string().nullable() })),
});

export type RecordReadingBody = z.infer<typeof RecordReading>;
export type RecordReadingsBody = z.infer<typeof listReadings.reply>['data'];
