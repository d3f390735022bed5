import type { CaseKind, CaseOrder, CaseStage } from '@tabibu/contract/case-words';
import type { CaseBody, CaseCountBody, CaseListBody } from '@tabibu/contract/cases';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import { isFoundByName } from '@tabibu/contract/person-name';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { soughtPerson } from '../../platform/person-search.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import { convertMoney } from '../exchange-rates/index.ts';
import { findPeopleIds } from '../identity/index.ts';
import { caseIdsOf, soughtPayments } from '../payments/index.ts';
import { guardiansOf, searchMembersForDesk } from '../people/index.ts';
import { kindsFor } from './case-kinds.ts';
import type { WaitingSubject } from './case-source.ts';
import { describeCases } from './describe-case.ts';
import * as store from './store.ts';

const PAGE = 25;
/** How many people and payments with what is typed are looked through. */
const MOST = 10_000;

/** How many waiting cases one answer looks through where the rows alone do not say which fit. */
const LOOKED_THROUGH = 200;

interface QueueQuery {
  readonly kind?: CaseKind | undefined;
  readonly owner?: 'me' | 'nobody' | undefined;
  readonly country?: CountryCode | undefined;
  /** How far they are, or 'mine': what the caller can decide now. */
  readonly stage?: CaseStage | 'mine' | undefined;
  readonly order?: CaseOrder | undefined;
  /** Whom it is about, by parts of the name or by number, or what stands in a payment. */
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
}

/**
 * Returns a page of what waits and the caller may decide, what is due first on top unless another order is asked for
 * (ADM-SHELL-06, W46). A search finds what waits about a person or the member of a family, by parts of the name or by
 * number, and about a payment and what it paid for. By stage it returns all that it finds among the next two hundred;
 * by amount the largest of the two hundred that are due first, at today's rates, and no more pages. Throws `invalid-
 * input` for a bad cursor.
 */
export async function listCases(ctx: Context, query: QueueQuery): Promise<CaseListBody> {
  const { stage, order = 'due', q = '', cursor } = query;
  const typed = q.trim();
  const sought = typed === '' ? null : await soughtBy(ctx, typed);
  const most = stage === undefined && order !== 'amount' ? PAGE : LOOKED_THROUGH;
  const place = cursor === undefined ? undefined : readTimeCursor(cursor);
  const rows = await ctx.db.many(store.listOpen[order === 'oldest' ? 'oldest' : 'due'], {
    ...wishesOf(ctx, query),
    subjectIds: sought?.subjectIds ?? null,
    accountIds: sought && [...sought.accountIds, ...sought.guardians.keys()],
    afterAt: place?.at ?? null,
    afterId: place?.id ?? null,
    limit: most + 1,
  });
  const page = rows.slice(0, most);
  const last = rows.length > most && order !== 'amount' ? page.at(-1) : undefined;
  const described = await describeCases(ctx, page);
  const cases = described
    // A guardian is looked through for the member's cases: the other ones are not meant.
    .filter((one, index) => sought === null || isMeant(sought, page[index]!, one.body, typed))
    .filter(({ body, subject }) => stage === undefined || isAt(ctx, stage, body, subject))
    .map(({ body }) => body);
  return {
    is_cut: sought?.isCut ?? false,
    cases: order === 'amount' ? await byWorth(ctx, cases) : cases,
    next_cursor:
      last === undefined
        ? null
        : writeTimeCursor({ at: order === 'oldest' ? last.opened_at : last.due_at, id: last.id }),
  };
}

function wishesOf(ctx: Context, { kind, owner, country }: QueueQuery) {
  return {
    kinds: kindsFor(ctx).filter((one) => kind === undefined || one === kind),
    country: country ?? null,
    ownerId: owner === 'me' ? accountOf(ctx) : null,
    none: owner === 'nobody',
  };
}

/**
 * Returns whether a case is at a stage. 'mine': the caller can do the next step, because it is not about the caller,
 * not the second half of what the caller proposed, on its way to nobody, and taken on by nobody else.
 */
function isAt(ctx: Context, stage: CaseStage | 'mine', body: CaseBody, subject: WaitingSubject | undefined): boolean {
  if (stage !== 'mine') return body.stage === stage;
  const me = accountOf(ctx);
  return (
    subject !== undefined &&
    subject.stage !== 'sending' &&
    subject.accountId !== me &&
    !(subject.stage === 'proposed' && subject.proposedBy === me) &&
    (body.is_own || body.owner === null)
  );
}

/** Returns cases with the largest amount first, at today's rates; what has no money or no rate comes last. */
async function byWorth(ctx: Context, cases: readonly CaseBody[]): Promise<CaseBody[]> {
  const worths = new Map<Currency, number>();
  for (const currency of new Set(cases.flatMap(({ money }) => money?.currency ?? []))) {
    const whole = { amount: 10 ** 6, currency };
    const converted = await convertMoney(ctx, whole, { to: 'TZS', at: ctx.clock.now() });
    worths.set(currency, (converted?.money.amount ?? 0) / whole.amount);
  }
  const worthOf = ({ money }: CaseBody) => (money === null ? -1 : money.amount * worths.get(money.currency)!);
  return cases.toSorted((a, b) => worthOf(b) - worthOf(a));
}

interface Sought {
  /** More people or payments fit than are looked through. */
  readonly isCut: boolean;
  readonly subjectIds: readonly string[];
  readonly accountIds: ReadonlySet<string>;
  /** The members of families, by who cares for them. */
  readonly guardians: ReadonlyMap<string, unknown>;
}

async function soughtBy(ctx: Context, typed: string): Promise<Sought> {
  const payments = await soughtPayments(ctx, typed, MOST);
  const cases = await Promise.all(payments.slice(0, PAGE).map((payment) => caseIdsOf(ctx, payment)));
  const members = soughtPerson(typed).soughtPart1 === null ? [] : await searchMembersForDesk(ctx, typed);
  const people = await findPeopleIds(ctx, typed, MOST);
  return {
    isCut: Math.max(payments.length, people.length) >= MOST,
    subjectIds: [...payments.flatMap(({ id, purpose }) => [id, purpose.id]), ...cases.flat()],
    accountIds: new Set(people),
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

/**
 * Returns how many cases that the caller may decide wait, of each kind, and how many should have been settled by now.
 */
export async function countCases(ctx: Context): Promise<CaseCountBody> {
  const kinds = kindsFor(ctx);
  const counts = await ctx.db.one(store.countOpen, { kinds, now: ctx.clock.now() });
  return { ...counts, by_kind: await ctx.db.many(store.countKinds, { kinds }) };
}
