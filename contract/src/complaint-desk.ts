import { z } from 'zod';
import {
  ANSWER_LENGTH,
  ANSWER_TEMPLATES,
  ANSWER_WAYS,
  COMPLAINT_PRIORITIES,
  COMPLAINT_STATUSES,
} from './complaint-desk-words.ts';
import { REVIEWERS } from './application-reviews.ts';
import { endpoint } from './endpoint.ts';
import {
  CountryAsked,
  CountryField,
  Cursor,
  Id,
  Ignored,
  Instant,
  LanguageField,
  envelope,
  personText,
} from './fields.ts';

/** What somebody wrote to us, as staff see it (ADM-COMP-02, ADM-COMP-04). */
const Complaint = z.strictObject({
  id: Id,
  number: z.int(),
  status: z.enum(COMPLAINT_STATUSES),
  priority: z.enum(COMPLAINT_PRIORITIES),
  country: CountryField,
  /** The language in which it was written. */
  language: LanguageField,
  /** As typed on the contact page. */
  name: z.string(),
  /** As typed; empty for none. */
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  has_account: z.boolean(),
  /** Our newest answer. */
  response: z.string().nullable(),
  created_at: Instant,
  updated_at: Instant,
  /** Since when it waits for an answer, and by when it should have one; null once it is resolved. */
  waiting_since: Instant.nullable(),
  due_at: Instant.nullable(),
});

const Turn = z.strictObject({
  by: z.enum(['writer', 'staff']),
  /** Who of us answered; null for the writer, and where it is not known. */
  name: z.string().nullable(),
  text: z.string(),
  at: Instant,
});

const Template = z.strictObject({
  id: z.enum(ANSWER_TEMPLATES),
  texts: z.strictObject({ sw: z.string(), en: z.string(), fr: z.string() }),
});

const ComplaintStory = z.strictObject({
  complaint: Complaint,
  /** The account of the writer; null for a visitor, and when the account was deleted. */
  account: z.strictObject({ full_name: z.string(), phone: z.string(), language: LanguageField }).nullable(),
  /** What was written after the first message, oldest first. */
  turns: z.array(Turn),
  /** How an answer reaches the writer by itself; empty if a person has to send it. */
  reached_by: z.array(z.enum(ANSWER_WAYS)),
  templates: z.array(Template),
});

/** Of each status, up to ten thousand; 10,001 says that there are more. */
const Counts = z.strictObject({
  pending: z.int(),
  in_progress: z.int(),
  resolved: z.int(),
  overdue: z.int(),
});

export const listComplaints = endpoint({
  id: 'complaints.list-complaints',
  method: 'GET',
  path: '/api/admin/complaints',
  summary:
    'What people wrote to us, newest first (API-24). A search reads the words of at most 2,000 at a time; the cursor continues it',
  access: REVIEWERS,
  limit: 'search',
  query: z.strictObject({
    q: z.string().max(100).optional(),
    status: z.enum(COMPLAINT_STATUSES).optional(),
    priority: z.enum(COMPLAINT_PRIORITIES).optional(),
    country: CountryAsked.optional(),
    cursor: Cursor.optional(),
  }),
  reply: envelope(
    z.strictObject({
      complaints: z.array(Complaint),
      /** How many of all countries and priorities there are. */
      counts: Counts,
      next_cursor: z.string().nullable(),
      /** How far back a search has read; null without a search, or when it has read everything. */
      searched_until: Instant.nullable(),
    }),
  ),
});

const of = { owns: { complaint_id: 'complaint' }, params: z.strictObject({ complaint_id: Id }) } as const;

export const readComplaint = endpoint({
  id: 'complaints.read-complaint',
  method: 'GET',
  path: '/api/admin/complaints/:complaint_id',
  summary: 'One complaint with its conversation, how its writer is reached, and what an answer can begin with',
  access: REVIEWERS,
  limit: 'read',
  ...of,
  reply: envelope(ComplaintStory),
  problems: ['not-found'],
});

export const changeStatus = endpoint({
  id: 'complaints.change-status',
  method: 'PUT',
  path: '/api/admin/complaints/:complaint_id/status',
  summary: 'Somebody works on it (ADM-COMP-05, API-25). Once more changes nothing (C86)',
  access: REVIEWERS,
  limit: 'write',
  ...of,
  body: z.strictObject({ status: z.literal('in_progress') }),
  reply: envelope(ComplaintStory),
  problems: ['not-found', 'complaint-resolved', 'about-you', 'about-family'],
});

export const changePriority = endpoint({
  id: 'complaints.change-priority',
  method: 'PUT',
  path: '/api/admin/complaints/:complaint_id/priority',
  summary: 'How urgent it is',
  access: REVIEWERS,
  limit: 'write',
  ...of,
  body: z.strictObject({ priority: z.enum(COMPLAINT_PRIORITIES) }),
  reply: envelope(ComplaintStory),
  problems: ['not-found', 'complaint-resolved', 'about-you', 'about-family'],
});

export const answerComplaint = endpoint({
  id: 'complaints.answer-complaint',
  method: 'POST',
  path: '/api/admin/complaints/:complaint_id/response',
  summary: 'Answer a complaint, which resolves it (ADM-COMP-06, API-26), and tell its writer',
  access: REVIEWERS,
  limit: 'write',
  idempotent: true,
  ...of,
  body: z.strictObject({
    response: personText(ANSWER_LENGTH),
    /** How many messages after the first one the caller has seen. The printed call does not say (API-26). */
    seen: z.int().min(0).optional(),
    status: z.literal('resolved').optional(),
    updated_at: Ignored,
  }),
  reply: envelope(ComplaintStory),
  problems: ['not-found', 'response-required', 'complaint-resolved', 'complaint-changed', 'about-you', 'about-family'],
});

export type ComplaintBody = z.infer<typeof Complaint>;
export type ComplaintTurnBody = z.infer<typeof Turn>;
export type ComplaintStoryBody = z.infer<typeof ComplaintStory>;
export type ComplaintListBody = z.infer<typeof listComplaints.reply>['data'];
