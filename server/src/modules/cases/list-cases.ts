import type { CaseKind } from '@tabibu/contract/case-words';
import type { CaseBody, CaseListBody } from '@tabibu/contract/cases';
import { isFoundByName } from '@tabibu/contract/person-name';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { soughtPerson } from '../../platform/person-search.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import { findPeopleIds } from '../identity/index.ts';
import { caseIdsOf, soughtPayments } from '../payments/index.ts';
import { guardiansOf, searchMembersForDesk } from '../people/index.ts';
import { kindsFor } from './case-kinds.ts';
import { describeCases } from './describe-case.ts';
import * as store from './store.ts';

const PAGE = 25;
/** How many people and payments with what is typed are looked through. */
const MOST = 10_000;

interface QueueQuery {
  readonly kind?: CaseKind | undefined;
  readonly owner?: 'me' | 'nobody' | undefined;
  /** Whom it is about, by parts of the name or by number, or what stands in a payment. */
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
}

/**
 * Returns a page of what waits and the caller may decide, what is due first on top (ADM-SHELL-06, W46). A search finds
 * what waits about a person or the member of a family, by parts of the name or by number, and about a payment and what
 * it paid for. Throws `invalid-input` for a bad cursor.
 */
export async function listCases(ctx: Context, { kind, owner, q = '', cursor }: QueueQuery): Promise<CaseListBody> {
  const typed = q.trim();
  const sought = typed === '' ? null : await soughtBy(ctx, typed);
  const place = cursor === undefined ? undefined : readTimeCursor(cursor);
  const rows = await ctx.db.many(store.listOpen, {
    kinds: kindsFor(ctx).filter((one) => kind === undefined || one === kind),
    ownerId: owner === 'me' ? accountOf(ctx) : null,
    none: owner === 'nobody',
    subjectIds: sought?.subjectIds ?? null,
    accountIds: sought && [...sought.accountIds, ...sought.guardians.keys()],
    afterAt: place?.at ?? null,
    afterId: place?.id ?? null,
    limit: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const described = await describeCases(ctx, page);
  return {
    cases: described
      // A guardian is looked through for the member's cases: the other ones are not meant.
      .filter((one, index) => sought === null || isMeant(sought, page[index]!, one.body, typed))
      .map(({ body }) => body),
    next_cursor: rows.length > PAGE && last !== undefined ? writeTimeCursor({ at: last.due_at, id: last.id }) : null,
  };
}

interface Sought {
  readonly subjectIds: readonly string[];
  readonly accountIds: ReadonlySet<string>;
  /** The members of families, by who cares for them. */
  readonly guardians: ReadonlyMap<string, unknown>;
}

async function soughtBy(ctx: Context, typed: string): Promise<Sought> {
  const payments = await soughtPayments(ctx, typed, MOST);
  const cases = await Promise.all(payments.slice(0, PAGE).map((payment) => caseIdsOf(ctx, payment)));
  const members = soughtPerson(typed).soughtPart1 === null ? [] : await searchMembersForDesk(ctx, typed);
  return {
    subjectIds: [...payments.flatMap(({ id, purpose }) => [id, purpose.id]), ...cases.flat()],
    accountIds: new Set(await findPeopleIds(ctx, typed, MOST)),
    guardians: await guardiansOf(ctx, members),
  };
}

function isMeant(
  { subjectIds, accountIds }: Sought,
  row: store.CaseRow,
  { member = '' }: CaseBody,
  typed: string,
): boolean {
  return (
    accountIds.has(row.account_id ?? '') ||
    subjectIds.includes(row.subject_id) ||
    (member !== '' && isFoundByName(member, typed))
  );
}

/** Returns how many cases that the caller may decide wait, and how many should have been settled by now. */
export async function countCases(ctx: Context): Promise<{ open: number; overdue: number }> {
  return ctx.db.one(store.countOpen, { kinds: kindsFor(ctx), now: ctx.clock.now() });
}
