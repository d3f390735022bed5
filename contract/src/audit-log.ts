import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, Instant, envelope } from './fields.ts';

/** One row of the audit log. It holds ids, codes and amounts; names are those that the accounts have now. */
const AuditEntry = z.strictObject({
  id: z.int(),
  at: Instant,
  /** `read` if somebody else's data were opened, `change` for everything else. */
  kind: z.enum(['change', 'read']),
  /** Who acted: a role, `visitor`, `operator`, `job:<name>` or `provider:<name>`. */
  actor: z.string(),
  actor_id: Id.nullable(),
  /** Empty for what is not a person, and for an account that was deleted. */
  actor_name: z.string(),
  /** Whose data were opened. */
  person_id: Id.nullable(),
  person_name: z.string(),
  /** Module and verb, such as `bookings.hold`. */
  action: z.string(),
  object: z.string(),
  object_id: z.string(),
  outcome: z.enum(['done', 'refused']),
  details: z.array(
    z.strictObject({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean(), z.null()]) }),
  ),
});

export const listEntries = endpoint({
  id: 'audit.list-entries',
  method: 'GET',
  path: '/api/admin/audit',
  summary:
    'The audit log, newest first: all of it, of one person, of one object, and before a time; each page is audited',
  access: ['administrator'],
  limit: 'read',
  query: z.strictObject({
    /** What this person did, and who opened their data. */
    account_id: Id.optional(),
    /** The id of a booking, payment, application or anything else. */
    object_id: z.string().min(1).max(100).optional(),
    before: Instant.optional(),
    cursor: Cursor.optional(),
  }),
  reply: envelope(
    z.strictObject({
      entries: z.array(AuditEntry),
      next_cursor: z.string().nullable(),
      /** When the last signed anchor of the hash chains was made; null before the first one. */
      anchored_at: Instant.nullable(),
    }),
  ),
});

export const findPerson = endpoint({
  id: 'audit.find-person',
  method: 'POST',
  path: '/api/admin/audit/person',
  summary: 'The account of a phone number; the number is in the body because addresses are written down',
  access: ['administrator'],
  limit: 'read',
  body: z.strictObject({ phone: z.string().max(40) }),
  reply: envelope(z.strictObject({ account_id: Id, full_name: z.string() })),
  problems: ['phone-invalid', 'not-found'],
});

export type AuditEntryBody = z.infer<typeof AuditEntry>;
export type AuditPageBody = z.infer<typeof listEntries.reply>['data'];
export type FoundPersonBody = z.infer<typeof findPerson.reply>['data'];
