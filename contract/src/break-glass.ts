import { z } from 'zod';
import { Allergies } from './allergies.ts';
import { MOST_CHARACTERS } from './break-glass-rules.ts';
import { Document, DocumentSummary } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { RELATIONS } from './family-rules.ts';
import { Cursor, Id, Instant, envelope, personText } from './fields.ts';
import { StatedFacts } from './stated-facts.ts';

/**
 * Break-glass access: an administrator who must read a patient's health record gives a reason and may read it for half
 * an hour. The patient is told, and a second administrator reviews it (Z-11).
 */
const Access = z.strictObject({
  id: Id,
  /** Who opened it. */
  administrator: z.string(),
  /** Empty if the account was deleted. */
  patient: z.string(),
  reason: z.string(),
  opened_at: Instant,
  /** When it ended, or will end by itself. */
  ends_at: Instant,
  open: z.boolean(),
  /** Who ended it before its time; null if nobody did. */
  ended_by: z.string().nullable(),
  /** How often something of the record was opened. */
  reads: z.int(),
  review: z
    .strictObject({
      verdict: z.enum(['justified', 'not-justified']),
      note: z.string(),
      by: z.string(),
      at: Instant,
    })
    .nullable(),
  /** The caller opened it. */
  own: z.boolean(),
  /** The caller may read the record now: opened it in this session, and it has not ended. */
  may_read: z.boolean(),
  /** The caller may review it now: it has ended, nobody has reviewed it, and somebody else opened it. */
  may_review: z.boolean(),
});

const OneAccess = {
  access: ['administrator'],
  owns: { access_id: 'access' },
  params: z.strictObject({ access_id: Id }),
} as const;

export const listAccesses = endpoint({
  id: 'break-glass.list-accesses',
  method: 'GET',
  path: '/api/admin/break-glass',
  summary: 'The break-glass accesses without a review, and the fifty reviewed ones that were opened last',
  access: ['administrator'],
  limit: 'read',
  reply: envelope(
    z.strictObject({
      accesses: z.array(Access),
      /** False if nobody but the caller is an administrator. */
      has_second_person: z.boolean(),
    }),
  ),
});

export const findPatient = endpoint({
  id: 'break-glass.find-patient',
  method: 'POST',
  path: '/api/admin/break-glass/patient',
  summary: "The patient of an exact phone number, or of an appointment's number (TBB-…) or id; audited",
  access: ['administrator'],
  limit: 'read',
  body: z.strictObject({ search: z.string().max(60) }),
  reply: envelope(
    z.strictObject({
      patient_id: Id,
      full_name: z.string(),
      /** The last three digits of the phone number, to compare. */
      phone_end: z.string(),
    }),
  ),
  problems: ['phone-invalid', 'not-found'],
});

export const openAccess = endpoint({
  id: 'break-glass.open-access',
  method: 'POST',
  path: '/api/admin/break-glass',
  summary: "Open one patient's record for half an hour, in this session; patient and staff are told at once",
  access: ['administrator'],
  limit: 'write',
  body: z.strictObject({ patient_id: Id, reason: personText(MOST_CHARACTERS) }),
  reply: envelope(z.strictObject({ id: Id, ends_at: Instant })),
  status: 201,
  problems: [
    'step-up-required',
    'not-found',
    'break-glass-reason-short',
    'break-glass-own-record',
    'break-glass-running',
    'about-family',
  ],
});

export const endAccess = endpoint({
  id: 'break-glass.end-access',
  method: 'POST',
  path: '/api/admin/break-glass/:access_id/end',
  summary: 'End an access before its time; any administrator may',
  limit: 'write',
  ...OneAccess,
  reply: envelope(z.strictObject({ id: Id })),
  problems: ['not-found', 'break-glass-over'],
});

export const reviewAccess = endpoint({
  id: 'break-glass.review-access',
  method: 'POST',
  path: '/api/admin/break-glass/:access_id/review',
  summary: 'Say whether an access of somebody else that has ended was justified; once',
  limit: 'write',
  ...OneAccess,
  body: z.strictObject({ verdict: z.enum(['justified', 'not-justified']), note: personText(MOST_CHARACTERS) }),
  reply: envelope(z.strictObject({ id: Id })),
  problems: [
    'step-up-required',
    'not-found',
    'own-approval',
    'break-glass-note-missing',
    'break-glass-not-over',
    'break-glass-reviewed',
    'about-family',
  ],
});

const reading = ['not-found', 'break-glass-over', 'break-glass-elsewhere'] as const;

export const readRecord = endpoint({
  id: 'break-glass.read-record',
  method: 'GET',
  path: '/api/admin/break-glass/:access_id/record',
  summary:
    'Facts and allergies of the patient of my open access and of the family, and a page of their papers; audited',
  limit: 'read',
  ...OneAccess,
  query: z.strictObject({ cursor: Cursor.optional() }),
  reply: envelope(
    z.strictObject({
      patient: z.string(),
      ends_at: Instant,
      facts: StatedFacts,
      allergies: Allergies,
      /** The people in the patient's care, each with what was stated of them. A paper names whom it is for. */
      members: z.array(
        z.strictObject({
          id: Id,
          name: z.string(),
          relation: z.enum(RELATIONS),
          facts: StatedFacts,
          allergies: Allergies,
        }),
      ),
      documents: z.array(DocumentSummary),
      next_cursor: z.string().nullable(),
    }),
  ),
  problems: reading,
});

export const readPaper = endpoint({
  id: 'break-glass.read-paper',
  method: 'GET',
  path: '/api/admin/break-glass/:access_id/record/:document_id',
  summary: 'One signed paper of the patient of my open access, without the codes for pharmacies; audited',
  access: ['administrator'],
  owns: { access_id: 'access', document_id: 'document' },
  limit: 'read',
  params: z.strictObject({ access_id: Id, document_id: Id }),
  reply: envelope(Document.omit({ code: true, short_code: true, verify_url: true, qr: true })),
  problems: [...reading, 'record-altered'],
});

export type AccessBody = z.infer<typeof Access>;
export type AccessesBody = z.infer<typeof listAccesses.reply>['data'];
export type FoundPatientBody = z.infer<typeof findPatient.reply>['data'];
export type OpenedRecordBody = z.infer<typeof readRecord.reply>['data'];
export type OpenedPaperBody = z.infer<typeof readPaper.reply>['data'];
