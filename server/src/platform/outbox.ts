import type { LiveEvent } from '@tabibu/contract/live-events';
import type { EventName, EventPayloads } from '../events.ts';
import type { JobName, JobPayloads } from '../job-names.ts';
import type { Context } from './context.ts';
import type { Batch } from './database/database.ts';
import { statement } from './database/statement.ts';

interface OutboxRow { readonly kind: 'event' | 'job' | 'live'; readonly name: string; readonly payload: unknown; readonly run_at: Date | null; readonly job_key: string | null }

const rows: Batch<OutboxRow> = {
  statement: statement(
    'platform.outbox-insert',
    `insert into outbox (kind, name, payload, run_at, job_key)
     select kind, name, payload, run_at, job_key
       from rows from (json_to_recordset($1) as (kind text, name text, payload jsonb, run_at timestamptz, job_key text)) with ordinality row (kind, name, payload, run_at, job_key, place)
      order by place`,
  ),
};

async function write(ctx: Context, row: OutboxRow): Promise<void> {
  if (ctx.db.kind === 'transaction') {
    ctx.db.collect(rows, row);
    ctx.db.afterCommit(ctx.wakeRelay);
  } else {
    await ctx.db.run(rows.statement, [JSON.stringify([row])]);
    ctx.wakeRelay();
  }
}

/** Says that something happened. Written with its cause; every handler of the event runs at least once after the commit. */
export async function publish<Name extends EventName>(ctx: Context, name: Name, payload: EventPayloads[Name]): Promise<void> {
  await write(ctx, { kind: 'event', name, payload, run_at: null, job_key: null });
}

/** Asks for work after the commit, at a time or at once. A job with the same key replaces the waiting one. */
export async function enqueue<Name extends JobName>(
  ctx: Context,
  name: Name,
  payload: JobPayloads[Name],
  options: { at?: Date; key?: string } = {},
): Promise<void> {
  await write(ctx, { kind: 'job', name, payload, run_at: options.at ?? null, job_key: options.key ?? null });
}

/** Nudges the open pages of one account after the commit. */
export async function nudge(ctx: Context, accountId: string, event: LiveEvent): Promise<void> {
  await write(ctx, { kind: 'live', name: accountId, payload: event, run_at: null, job_key: null });
}
