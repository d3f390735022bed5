import { z } from 'zod';
import { ANSWER_LENGTH, COMPLAINT_STATUSES } from './complaint-desk-words.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, envelope, personText } from './fields.ts';

const line = (max: number) => personText(max).pipe(z.string().min(1));

/** A message from the contact page and its status (ADM-COMP-04); `response` is null until staff have answered. */
export const OwnComplaint = z.strictObject({
  id: Id,
  number: z.int(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(COMPLAINT_STATUSES),
  response: z.string().nullable(),
  /** What was written after the first message, oldest first: our answers and what the writer said to them. */
  turns: z.array(z.strictObject({ by: z.enum(['writer', 'staff']), text: z.string(), at: Instant })),
  created_at: Instant,
  updated_at: Instant,
});

export const writeComplaint = endpoint({
  id: 'complaints.write-complaint',
  method: 'POST',
  path: '/api/contact',
  summary:
    'The contact form: becomes a complaint of medium priority; a visitor needs an email to be answered (C87, W34)',
  access: ['anyone'],
  limit: 'letter',
  idempotent: true,
  body: z.strictObject({
    first_name: line(60),
    last_name: line(60),
    email: z.union([z.email().max(254), z.literal('')]).default(''),
    subject: line(120),
    message: line(4000),
  }),
  reply: envelope(z.strictObject({ number: z.int() })),
  status: 201,
  problems: ['invalid-input', 'name-needs-letters', 'email-required', 'complaints-exhausted'],
});

export const listOwnComplaints = endpoint({
  id: 'complaints.list-own-complaints',
  method: 'GET',
  path: '/api/contact',
  summary: 'What I wrote on the contact page while signed in, newest first, with the answers',
  access: ['patient', 'doctor'],
  limit: 'read',
  reply: envelope(z.array(OwnComplaint)),
});

export const replyToAnswer = endpoint({
  id: 'complaints.reply-to-answer',
  method: 'POST',
  path: '/api/contact/:complaint_id/messages',
  summary: 'Write more about what I wrote; if it was resolved, it waits for an answer again',
  access: ['patient', 'doctor'],
  limit: 'write',
  idempotent: true,
  owns: { complaint_id: 'complaint' },
  params: z.strictObject({ complaint_id: Id }),
  body: z.strictObject({ message: line(ANSWER_LENGTH) }),
  reply: envelope(OwnComplaint),
  status: 201,
  problems: ['not-found', 'invalid-input', 'complaints-exhausted'],
});

/** How many of my messages have an answer that I have not read. */
const Unread = z.strictObject({ unread: z.int() });

export const readUnreadAnswers = endpoint({
  id: 'complaints.read-unread-answers',
  method: 'GET',
  path: '/api/contact/unread',
  summary: 'How many messages of mine have an answer that I have not read yet',
  access: ['patient', 'doctor'],
  limit: 'read',
  reply: envelope(Unread),
});

export const markAnswersRead = endpoint({
  id: 'complaints.mark-answers-read',
  method: 'POST',
  path: '/api/contact/read',
  summary: 'I have read the answers that came until then; a later one stays unread',
  access: ['patient', 'doctor'],
  limit: 'write',
  body: z.strictObject({ until: Instant }),
  reply: envelope(Unread),
});

export type OwnComplaintBody = z.infer<typeof OwnComplaint>;
export type ComplaintInput = z.infer<typeof writeComplaint.body & object>;
