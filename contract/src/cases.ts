import { z } from 'zod';
import {
  CASE_DECISIONS,
  CASE_KINDS,
  CASE_ORDERS,
  CASE_STAGES,
  CASE_STEPS,
  NOTE_LENGTH,
  TRANSACTION_NUMBER,
} from './case-words.ts';
import { REVIEWERS } from './application-reviews.ts';
import { FACT_LABELS } from './fact-labels.ts';
import { endpoint } from './endpoint.ts';
import { CountryAsked, CountryField, Cursor, Id, Instant, MoneyField, envelope, personText } from './fields.ts';

/** Something that waits for a person (ADM-SHELL-06, W46). */
const Case = z.strictObject({
  id: Id,
  kind: z.enum(CASE_KINDS),
  /** Null once it is settled. */
  stage: z.enum(CASE_STAGES).nullable(),
  country: CountryField.nullable(),
  /** Whom it is about: empty after the account was deleted, null if it is about nobody. */
  person: z.string().nullable(),
  /** The member of the person's family for whom it was; left out if it was for the person, or once it is settled. */
  member: z.string().optional(),
  money: MoneyField.nullable(),
  opened_at: Instant,
  due_at: Instant,
  closed_at: Instant.nullable(),
  /** Who took it on; null if nobody has. */
  owner: z.string().nullable(),
  is_own: z.boolean(),
});

/** A fact of a case: its label, and what it says as text, money or instant. */
const Fact = z.strictObject({
  label: z.enum(FACT_LABELS),
  text: z.string().optional(),
  money: MoneyField.optional(),
  at: Instant.optional(),
});

const Step = z.strictObject({
  at: Instant,
  by: z.string(),
  step: z.enum(CASE_STEPS),
  note: z.string().nullable(),
});

const CaseStory = z.strictObject({
  case: Case,
  facts: z.array(Fact),
  steps: z.array(Step),
  /** What the caller may decide now; empty if somebody else has to, or if it is settled. */
  decisions: z.array(z.enum(CASE_DECISIONS)),
  /** Why the caller may not decide although somebody may. */
  hindrance: z.enum(['own-proposal', 'own-money', 'about-you', 'about-family', 'nobody-else', 'money-held']).nullable(),
  /** Where it is decided if not here: a section of the portal and what it opens, such as 'applications/<id>'. */
  link: z.string().nullable(),
  /** Names the state that was shown; a decision has to repeat it. */
  version: z.string(),
});

export const listCases = endpoint({
  id: 'cases.list-cases',
  method: 'GET',
  path: '/api/admin/cases',
  summary:
    'What waits for a person, what is due first on top; with a cursor the next 25. Staff admins see what has no money',
  access: REVIEWERS,
  limit: 'read',
  query: z.strictObject({
    kind: z.enum(CASE_KINDS).optional(),
    owner: z.enum(['me', 'nobody']).optional(),
    country: CountryAsked.optional(),
    /** How far it is; `mine`: what the caller can decide now. */
    stage: z.enum(['mine', ...CASE_STAGES]).optional(),
    order: z.enum(CASE_ORDERS).optional(),
    /** Whom it is about, by parts of the name or by number; or reference or transaction of a payment. */
    q: z.string().max(80).optional(),
    cursor: Cursor.optional(),
  }),
  reply: envelope(
    z.strictObject({
      cases: z.array(Case),
      next_cursor: z.string().nullable(),
      /** More people have such a name than are looked through: cases may be missing. */
      is_cut: z.boolean(),
    }),
  ),
});

export const countCases = endpoint({
  id: 'cases.count-cases',
  method: 'GET',
  path: '/api/admin/cases/waiting',
  summary: 'How many cases wait, and how many of them are overdue',
  access: REVIEWERS,
  limit: 'read',
  reply: envelope(
    z.strictObject({
      open: z.int(),
      overdue: z.int(),
      by_kind: z.array(z.strictObject({ kind: z.enum(CASE_KINDS), open: z.int() })),
    }),
  ),
});

export const readCase = endpoint({
  id: 'cases.read-case',
  method: 'GET',
  path: '/api/admin/cases/:case_id',
  summary: 'A case with its facts, its history and what the caller may decide',
  access: REVIEWERS,
  limit: 'read',
  owns: { case_id: 'case' },
  params: z.strictObject({ case_id: Id }),
  reply: envelope(CaseStory),
  problems: ['not-found'],
});

export const takeCase = endpoint({
  id: 'cases.take-case',
  method: 'PUT',
  path: '/api/admin/cases/:case_id/owner',
  summary: 'Take a case on, also from somebody else, or give it back',
  access: REVIEWERS,
  limit: 'write',
  owns: { case_id: 'case' },
  params: z.strictObject({ case_id: Id }),
  body: z.strictObject({ owner: z.enum(['me', 'nobody']) }),
  reply: envelope(CaseStory),
  problems: ['not-found', 'case-closed'],
});

export const noteCase = endpoint({
  id: 'cases.note-case',
  method: 'POST',
  path: '/api/admin/cases/:case_id/notes',
  summary: 'Write a note into the history of a case, for colleagues only',
  access: REVIEWERS,
  limit: 'write',
  idempotent: true,
  owns: { case_id: 'case' },
  params: z.strictObject({ case_id: Id }),
  body: z.strictObject({ note: personText(NOTE_LENGTH) }),
  reply: envelope(CaseStory),
  problems: ['not-found', 'reason-required'],
});

export const decideCase = endpoint({
  id: 'cases.decide-case',
  method: 'POST',
  path: '/api/admin/cases/:case_id/decision',
  summary: 'Decide a case. The version names what the caller saw; if the case has changed since, nothing is decided',
  access: REVIEWERS,
  limit: 'write',
  owns: { case_id: 'case' },
  params: z.strictObject({ case_id: Id }),
  body: z.strictObject({
    decision: z.enum(CASE_DECISIONS),
    version: z.string().min(1).max(100),
    /** Needed where `needsReason` says so; the doctor reads that of `reject`. */
    note: personText(NOTE_LENGTH).optional(),
    /** Needed for `record-paid`. */
    transaction_number: z.string().trim().regex(TRANSACTION_NUMBER).optional(),
  }),
  reply: envelope(CaseStory),
  problems: [
    'not-found',
    'step-up-required',
    'case-closed',
    'case-changed',
    'not-allowed',
    'own-approval',
    'number-objection-open',
    'doctor-busy',
    'money-held',
    'own-payout',
    'reason-required',
    'transaction-number-missing',
    'transaction-number-used',
    'doctor-owed',
    'licence-taken',
    'phone-invalid',
    'about-family',
  ],
});

export type CaseBody = z.infer<typeof Case>;
export type CaseFactBody = z.infer<typeof Fact>;
export type CaseStepBody = z.infer<typeof Step>;
export type CaseStoryBody = z.infer<typeof CaseStory>;
export type CaseCountBody = z.infer<typeof countCases.reply>['data'];
export type CaseListBody = z.infer<typeof listCases.reply>['data'];
