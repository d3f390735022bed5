import type { CaseKind } from '@tabibu/contract/case-words';
import type { CaseListBody } from '@tabibu/contract/cases';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import { caseIdsOf, findPayment } from '../payments/index.ts';
import { kindsFor } from './case-kinds.ts';
import { describeCases } from './describe-case.ts';
import * as store from './store.ts';

const PAGE = 25;
/** How many waiting cases a search by name looks through at a time; the cursor continues. */
const LOOKED_THROUGH = 200;

const REFERENCE = /^tbb-\d+-[0-9a-z]{8}$/i;

interface QueueQuery {
  readonly kind?: CaseKind | undefined;
  readonly owner?: 'me' | 'nobody' | undefined;
  /** A part of the name of the person whom it is about, or a whole reference of a payment. */
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
}

/**
 * Returns a page of what waits and the caller may decide, what is due first on top (ADM-SHELL-06, W46). A search by
 * name, of the person or of the member of a family, returns all that it finds among the next two hundred; a reference
 * finds what waits about its payment and about what it paid for. Throws `invalid-input` for a bad cursor.
 */
export async function listCases(ctx: Context, { kind, owner, q = '', cursor }: QueueQuery): Promise<CaseListBody> {
  const isReference = REFERENCE.test(q.trim());
  const search = isReference ? '' : plain(q.trim());
  const most = search === '' ? PAGE : LOOKED_THROUGH;
  const place = cursor === undefined ? undefined : readTimeCursor(cursor);
  const rows = await ctx.db.many(store.listOpen, {
    kinds: kindsFor(ctx).filter((one) => kind === undefined || one === kind),
    ownerId: owner === 'me' ? accountOf(ctx) : null,
    none: owner === 'nobody',
    subjectIds: isReference ? await subjectsOf(ctx, q.trim()) : null,
    afterAt: place?.at ?? null,
    afterId: place?.id ?? null,
    limit: most + 1,
  });
  const page = rows.slice(0, most);
  const last = page.at(-1);
  return {
    cases: (await describeCases(ctx, page))
      .map(({ body }) => body)
      .filter(({ person, member = '' }) => search === '' || plain(`${person ?? ''}\n${member}`).includes(search)),
    next_cursor: rows.length > most && last !== undefined ? writeTimeCursor({ at: last.due_at, id: last.id }) : null,
  };
}

/** Returns the ids of what may wait about a payment: its own, of what it paid for, and of what a person looks at. */
async function subjectsOf(ctx: Context, reference: string): Promise<readonly string[]> {
  const payment = await findPayment(ctx, { reference: reference.toUpperCase() });
  if (payment === undefined) return [];
  return [payment.id, payment.purpose.id, ...(await caseIdsOf(ctx, payment))];
}

/** A text without accents and in lower case. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns how many cases that the caller may decide wait, and how many should have been settled by now. */
export async function countCases(ctx: Context): Promise<{ open: number; overdue: number }> {
  return ctx.db.one(store.countOpen, { kinds: kindsFor(ctx), now: ctx.clock.now() });
}
