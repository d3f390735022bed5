import type { Context } from './context.ts';
import type { Batch } from './database/database.ts';
import { statement } from './database/statement.ts';

interface AuditRow {
  readonly at: Date; readonly actor: string; readonly actor_id: string | null; readonly session_id: string | null; readonly action: string;
  readonly object: string; readonly object_id: string; readonly outcome: string; readonly request_id: string; readonly details: object;
}

const rows: Batch<AuditRow> = {
  statement: statement(
    'platform.audit',
    `insert into audit_log (at, actor, actor_id, session_id, action, object, object_id, outcome, request_id, details)
     select at, actor, actor_id, session_id, action, object, object_id, outcome, request_id, details
       from rows from (json_to_recordset($1) as (at timestamptz, actor text, actor_id uuid, session_id uuid, action text, object text, object_id text, outcome text, request_id text, details jsonb))
            with ordinality row (at, actor, actor_id, session_id, action, object, object_id, outcome, request_id, details, place)
      order by place`,
  ),
};

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
  const row: AuditRow = {
    at: ctx.clock.now(), actor: name, actor_id: person?.accountId ?? null, session_id: person?.sessionId ?? null,
    action: entry.action, object: entry.object, object_id: entry.objectId, outcome: entry.outcome ?? 'done', request_id: ctx.requestId, details: entry.details ?? {},
  };
  if (ctx.db.kind === 'transaction') ctx.db.collect(rows, row);
  else await ctx.db.run(rows.statement, [JSON.stringify([row])]);
}
