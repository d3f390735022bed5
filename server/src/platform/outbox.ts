import type { LiveEvent } from '@tabibu/contract/live-events';
import type { EventName, EventPayloads } from '../events.ts';
import type { JobName, JobPayloads } from '../job-names.ts';
import type { Context } from './context.ts';
import { statement } from './database/statement.ts';

const insert = statement('platform.outbox-insert', 'insert into outbox (kind, name, payload, run_at, job_key) values ($1, $2, $3, $4, $5)');

async function write(ctx: Context, kind: 'event' | 'job' | 'live', name: string, payload: unknown, runAt: Date | null, jobKey: string | null): Promise<void> {
  await ctx.db.run(insert, [kind, name, JSON.stringify(payload), runAt, jobKey]);
  if (ctx.db.kind === 'transaction') ctx.db.afterCommit(ctx.wakeRelay);
  else ctx.wakeRelay();
}

/** Says that something happened. Written with its cause; every handler of the event runs at least once after the commit. */
export async function publish<Name extends EventName>(ctx: Context, name: Name, payload: EventPayloads[Name]): Promise<void> {
  await write(ctx, 'event', name, payload, null, null);
}

/** Asks for work after the commit, at a time or at once. A job with the same key replaces the waiting one. */
export async function enqueue<Name extends JobName>(
  ctx: Context,
  name: Name,
  payload: JobPayloads[Name],
  options: { at?: Date; key?: string } = {},
): Promise<void> {
  await write(ctx, 'job', name, payload, options.at ?? null, options.key ?? null);
}

/** Nudges the open pages of one account after the commit. */
export async function nudge(ctx: Context, accountId: string, event: LiveEvent): Promise<void> {
  await write(ctx, 'live', accountId, event, null, null);
}
