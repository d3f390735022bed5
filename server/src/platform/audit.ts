import { accountOf, hasAccount } from './context.ts';
import type { Actor, Context } from './context.ts';
import { statement } from './database/statement.ts';

const add = statement<{
  at: Date;
  actor: string;
  actorId: string | null;
  sessionId: string | null;
  action: string;
  object: string;
  objectId: string;
  outcome: 'done' | 'refused';
  requestId: string;
  details: string;
}>(
  'platform.audit',
  `insert into audit_log (at, actor, actor_id, session_id, action, object, object_id, outcome, request_id, details)
   values ($at, $actor, $actorId, $sessionId, $action, $object, $objectId, $outcome, $requestId, $details)`,
);

export interface AuditEntry {
  /** What was done, as module and verb: 'bookings.hold'. */
  readonly action: string;
  readonly object: string;
  readonly objectId: string;
  readonly outcome?: 'done' | 'refused';
  /** May hold ids, codes and amounts only; never a person's name, phone number or text. */
  readonly details?: Record<string, string | number | boolean | null>;
}

/** Returns what the audit log calls an actor: 'doctor', 'job:sweep-calls', 'provider:azampay'. */
export function actorName(actor: Actor): string {
  return actor.kind === 'provider' || actor.kind === 'job' ? `${actor.kind}:${actor.name}` : actor.kind;
}

/**
 * Writes to the audit log who did what, in the transaction of the change if one is open. Of what a member of staff does
 * for a patient on the telephone the member of staff is the actor, and the patient stands in the details (`assisted`).
 */
export async function audit(ctx: Context, entry: AuditEntry): Promise<void> {
  const assisted = hasAccount(ctx.actor) ? ctx.actor.assistedBy : undefined;
  const actor = assisted ?? ctx.actor;
  const person = hasAccount(actor) ? actor : undefined;
  await ctx.db.run(add, {
    at: ctx.clock.now(),
    actor: actorName(actor),
    actorId: person?.accountId ?? null,
    sessionId: person?.sessionId ?? null,
    action: entry.action,
    object: entry.object,
    objectId: entry.objectId,
    outcome: entry.outcome ?? 'done',
    requestId: ctx.requestId,
    details: JSON.stringify({ ...entry.details, ...(assisted === undefined ? {} : { assisted: accountOf(ctx) }) }),
  });
}
