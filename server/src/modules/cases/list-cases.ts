import type { CaseKind } from '@tabibu/contract/case-words';
import type { CaseListBody } from '@tabibu/contract/cases';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import { kindsFor } from './case-kinds.ts';
import { describeCases } from './describe-case.ts';
import * as store from './store.ts';

const PAGE = 25;

interface QueueQuery {
  readonly kind?: CaseKind | undefined;
  readonly owner?: 'me' | 'nobody' | undefined;
  readonly cursor?: string | undefined;
}

/**
 * Returns a page of what waits and the caller may decide, what is due first on top (ADM-SHELL-06, W46). Throws
 * `invalid-input` for a bad cursor.
 */
export async function listCases(ctx: Context, { kind, owner, cursor }: QueueQuery): Promise<CaseListBody> {
  const place = cursor === undefined ? undefined : readTimeCursor(cursor);
  const rows = await ctx.db.many(store.listOpen, {
    kinds: kindsFor(ctx).filter((one) => kind === undefined || one === kind),
    ownerId: owner === 'me' ? accountOf(ctx) : null,
    none: owner === 'nobody',
    afterAt: place?.at ?? null,
    afterId: place?.id ?? null,
    limit: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    cases: (await describeCases(ctx, page)).map(({ body }) => body),
    next_cursor: rows.length > PAGE && last !== undefined ? writeTimeCursor({ at: last.due_at, id: last.id }) : null,
  };
}

/** Returns how many cases that the caller may decide wait, and how many should have been settled by now. */
export async function countCases(ctx: Context): Promise<{ open: number; overdue: number }> {
  return ctx.db.one(store.countOpen, { kinds: kindsFor(ctx), now: ctx.clock.now() });
}
