import type { CaseKind } from '@tabibu/contract/case-words';
import { CASE_KINDS } from '@tabibu/contract/case-words';
import { hasAccount } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { tellHouse } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import type { WaitingSubject } from './case-source.ts';
import { CASE_SOURCES } from './case-sources.ts';
import * as store from './store.ts';

/**
 * Makes the queue agree with where a thing stands: opens its case if it waits, closes it if it does not. May be
 * repeated. The person who acts, if anybody, is named as who closed it.
 */
export async function syncCase(ctx: Context, kind: CaseKind, subjectId: string): Promise<void> {
  await syncCases(ctx, kind, [subjectId]);
}

/** Does the same for several things of a kind. */
export async function syncCases(ctx: Context, kind: CaseKind, subjectIds: readonly string[]): Promise<void> {
  const source = CASE_SOURCES[kind];
  const waiting = await source.find(ctx, subjectIds);
  if (source.isSettledHere === true) await leaveOutSettled(ctx, kind, waiting);
  const now = ctx.clock.now();
  const over = subjectIds.filter((id) => !waiting.has(id));
  if (waiting.size > 0) {
    const subjects = [...waiting.values()];
    const since = subjects.map((subject) => subject.since);
    const term = typeof source.term === 'number' ? source.term : await source.term(ctx);
    const opened = await ctx.db.run(store.openCases, {
      ids: since.map(() => newId(now)),
      kind,
      subjectIds: [...waiting.keys()],
      accountIds: subjects.map((subject) => subject.accountId),
      countries: subjects.map((subject) => subject.country),
      amounts: subjects.map((subject) => subject.money?.amount ?? null),
      currencies: subjects.map((subject) => subject.money?.currency ?? null),
      openedAt: since,
      dueAt: since.map((moment) => later(moment, term)),
    });
    if (opened > 0) await tellHouse(ctx);
  }
  if (over.length > 0) {
    const closedBy = hasAccount(ctx.actor) ? ctx.actor.accountId : null;
    const closed = await ctx.db.run(store.closeCases, { kind, subjectIds: over, closedBy, now });
    if (closed > 0) await tellHouse(ctx);
  }
}

/** Takes out of the map what somebody has dealt with since it began to wait. */
async function leaveOutSettled(ctx: Context, kind: CaseKind, waiting: Map<string, WaitingSubject>): Promise<void> {
  const rows = await ctx.db.many(store.settledAt, { kind, subjectIds: [...waiting.keys()] });
  for (const { subject_id: id, at } of rows) if (at >= waiting.get(id)!.since) waiting.delete(id);
}

const PAGE = 500;

/**
 * Makes the whole queue agree with what waits, because an event may be lost and older things have no case yet. Runs
 * every minute.
 */
export async function sweepCases(ctx: Context): Promise<void> {
  for (const kind of CASE_KINDS) {
    await eachPage((after) => CASE_SOURCES[kind].listWaiting(ctx, { after, limit: PAGE }), kind, ctx);
    await eachPage(
      async (after) =>
        (await ctx.db.many(store.openSubjects, { kind, after: after ?? '', limit: PAGE })).map((row) => row.subject_id),
      kind,
      ctx,
    );
  }
}

async function eachPage(
  list: (after: string | null) => Promise<string[]>,
  kind: CaseKind,
  ctx: Context,
): Promise<void> {
  let page = await list(null);
  while (page.length > 0) {
    await syncCases(ctx, kind, page);
    page = page.length < PAGE ? [] : await list(page.at(-1)!);
  }
}
