import type { LiveEvent } from '@tabibu/contract/live-events';
import type { EventName, EventPayloads } from '../events/index.ts';
import type { JobName, JobPayloads } from '../jobs/index.ts';
import type { Context } from './context.ts';
import { statement } from './database/statement.ts';

interface OutboxEntry {
  readonly kind: 'event' | 'job' | 'live';
  readonly name: string;
  readonly payload: unknown;
  readonly runAt?: Date | undefined;
  readonly jobKey?: string | undefined;
}

const add = statement<{
  kind: OutboxEntry['kind'];
  name: string;
  payload: string;
  runAt: Date | null;
  jobKey: string | null;
}>(
  'platform.outbox-insert',
  'insert into outbox (kind, name, payload, run_at, job_key) values ($kind, $name, $payload, $runAt, $jobKey)',
);

async function write(ctx: Context, { kind, name, payload, runAt, jobKey }: OutboxEntry): Promise<void> {
  const values = { kind, name, payload: JSON.stringify(payload), runAt: runAt ?? null, jobKey: jobKey ?? null };
  await ctx.db.run(add, values);
  if (ctx.db.kind === 'transaction') ctx.db.afterCommit(ctx.wakeRelay);
  else ctx.wakeRelay();
}

/**
 * Records an event in the transaction of the change that caused it. After the commit every handler of the event runs at
 * least once.
 */
export async function publish<Name extends EventName>(
  ctx: Context,
  name: Name,
  payload: EventPayloads[Name],
): Promise<void> {
  await write(ctx, { kind: 'event', name, payload });
}

/**
 * Asks for a job to run after the commit, at once or at a given time. A job with the same key replaces the one that
 * waits.
 */
export async function enqueue<Name extends JobName>(
  ctx: Context,
  name: Name,
  payload: JobPayloads[Name],
  options: { at?: Date; key?: string } = {},
): Promise<void> {
  await write(ctx, { kind: 'job', name, payload, runAt: options.at, jobKey: options.key });
}

/** Sends a live event to the open pages of one account after the commit. */
export async function sendLiveEvent(ctx: Context, accountId: string, event: LiveEvent): Promise<void> {
  await write(ctx, { kind: 'live', name: accountId, payload: event });
}

/** The topic under which the pages of the front desk hear of the day; no account has such an id. */
export const HOUSE_DAY = 'house-day';

/**
 * Tells the open pages of everybody at the front desk after the commit that their day has changed. One row, however
 * many people look on.
 */
export async function tellHouse(ctx: Context): Promise<void> {
  await write(ctx, { kind: 'live', name: HOUSE_DAY, payload: { kind: HOUSE_DAY } satisfies LiveEvent });
}

const addMany = statement<{
  kind: OutboxEntry['kind'];
  names: readonly string[];
  payloads: readonly string[];
  runAt: Date | null;
}>(
  'platform.outbox-insert-many',
  `insert into outbox (kind, name, payload, run_at)
   select $kind, e.name, e.payload::jsonb, $runAt::timestamptz from unnest($names::text[], $payloads::text[]) as e (name, payload)`,
);

async function writeMany(
  ctx: Context,
  kind: OutboxEntry['kind'],
  entries: readonly [string, unknown][],
  runAt: Date | null = null,
) {
  if (entries.length === 0) return;
  await ctx.db.run(addMany, {
    kind,
    names: entries.map(([name]) => name),
    payloads: entries.map(([, payload]) => JSON.stringify(payload)),
    runAt,
  });
  if (ctx.db.kind === 'transaction') ctx.db.afterCommit(ctx.wakeRelay);
  else ctx.wakeRelay();
}

/** Asks for many jobs of one name in one statement, to run at once or at a given time. */
export async function enqueueMany<Name extends JobName>(
  ctx: Context,
  name: Name,
  payloads: readonly JobPayloads[Name][],
  { at }: { at?: Date | undefined } = {},
): Promise<void> {
  await writeMany(
    ctx,
    'job',
    payloads.map((payload) => [name, payload]),
    at,
  );
}

/** Sends the same live event to the open pages of many accounts in one statement. */
export async function sendLiveEvents(ctx: Context, accountIds: readonly string[], event: LiveEvent): Promise<void> {
  await writeMany(
    ctx,
    'live',
    accountIds.map((accountId) => [accountId, event]),
  );
}
