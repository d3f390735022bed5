import type { Context } from './context.ts';
import { statement } from './database/statement.ts';

const insert = statement(
  'platform.audit',
  `insert into audit_log (at, actor, actor_id, session_id, action, object, object_id, outcome, request_id, details)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

export interface AuditEntry {
  /** verb in the past or present: 'bookings.hold' */
  readonly action: string;
  readonly object: string;
  readonly objectId: string;
  readonly outcome?: 'done' | 'refused';
  /** Ids, codes and amounts only; never a name, number or text of a person. */
  readonly details?: Record<string, string | number | boolean | null>;
}

/** Writes who did what, in the transaction of the change. */
export async function audit(ctx: Context, entry: AuditEntry): Promise<void> {
  const { actor } = ctx;
  const person = actor.kind === 'patient' || actor.kind === 'doctor' ? actor : undefined;
  const name = actor.kind === 'provider' || actor.kind === 'job' ? `${actor.kind}:${actor.name}` : actor.kind;
  await ctx.db.run(insert, [
    ctx.clock.now(), name, person?.accountId ?? null, person?.sessionId ?? null,
    entry.action, entry.object, entry.objectId, entry.outcome ?? 'done', ctx.requestId, JSON.stringify(entry.details ?? {}),
  ]);
}
