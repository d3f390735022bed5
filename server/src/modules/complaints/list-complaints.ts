import type { ComplaintBody, ComplaintListBody } from '@tabibu/contract/complaint-desk';
import type { ComplaintPriority, ComplaintStatus } from '@tabibu/contract/complaint-desk-words';
import type { CountryCode } from '@tabibu/contract/countries';
import { isFoundByName } from '@tabibu/contract/person-name';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import { findPeopleAmong } from '../identity/index.ts';
import * as desk from './desk-store.ts';
import { answerTerm } from './answer-term.ts';
import { dueAt, waitingSince } from './rules.ts';
import { openResponse, openText } from './seal-words.ts';
import type { ComplaintRow } from './store.ts';

const PAGE = 25;
/** How many complaints one search opens at most. Opening them takes some ten milliseconds. */
const MOST_SEARCHED = 2000;

interface ComplaintFilter {
  readonly q?: string | undefined;
  readonly status?: ComplaintStatus | undefined;
  readonly priority?: ComplaintPriority | undefined;
  readonly country?: CountryCode | undefined;
  readonly cursor?: string | undefined;
}

/**
 * Returns a page of complaints, newest first (ADM-COMP-01, C85, API-24). The words are sealed, so a search in subject,
 * message and name opens what the other filters find, at most 2,000 at a time; the cursor continues it. Whoever has an
 * account is found by its name and number too. Writes to the
 * audit log whose messages were shown. Throws `invalid-input` for a bad cursor.
 */
export async function listComplaints(ctx: Context, filter: ComplaintFilter): Promise<ComplaintListBody> {
  const { q = '', status, priority, country, cursor } = filter;
  const sought = plain(q);
  const after = cursor === undefined ? undefined : readTimeCursor(cursor);
  const read = await ctx.db.many(desk.page, {
    status: status ?? null,
    priority: priority ?? null,
    country: country ?? null,
    beforeAt: after?.at ?? null,
    beforeId: after?.id ?? null,
    limit: (sought === '' ? PAGE : MOST_SEARCHED) + 1,
  });
  const accounts = sought === '' ? [] : read.flatMap((row) => row.account_id ?? []);
  const writers = await findPeopleAmong(ctx, q, accounts);
  const matching =
    sought === '' ? read : read.filter((row) => writers.has(row.account_id ?? '') || matches(ctx, row, { q, sought }));
  const hasMoreRows = read.length > (sought === '' ? PAGE : MOST_SEARCHED);
  const shown = matching.filter((row) => !hasMoreRows || row !== read.at(-1)).slice(0, PAGE);
  const isCut = shown.length < matching.length && shown.length === PAGE;
  const last = isCut ? shown.at(-1) : hasMoreRows ? read.at(-2) : undefined;
  await auditReading(ctx, {
    action: 'complaints.read',
    readings: shown.flatMap(({ id: objectId, account_id: personId }) =>
      personId === null ? [] : [{ personId, object: 'message' as const, objectId }],
    ),
  });
  const term = await answerTerm(ctx);
  return {
    complaints: shown.map((row) => describeComplaint(ctx, row, term)),
    counts: await ctx.db.one(desk.counts, { since: later(ctx.clock.now(), -term) }),
    next_cursor: last === undefined ? null : writeTimeCursor({ at: last.created_at, id: last.id }),
    searched_until: sought === '' || last === undefined ? null : last.created_at.toISOString(),
  };
}

/** Returns whether name, address, number or words of a complaint have what is looked for. */
function matches(ctx: Context, row: ComplaintRow, { q, sought }: { q: string; sought: string }): boolean {
  const { firstName, lastName, email, subject, message } = openText(ctx, row);
  return (
    isFoundByName(`${firstName} ${lastName}`, q) ||
    plain([email, subject, message, String(row.number)].join('\n')).includes(sought)
  );
}

/** Returns a text without accents and capital letters, as people search. Pure. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** Returns a complaint, which may wait so many milliseconds, as staff see it. */
export function describeComplaint(ctx: Context, row: ComplaintRow, term: number): ComplaintBody {
  const { firstName, lastName, email, subject, message } = openText(ctx, row);
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    priority: row.priority,
    country: row.country,
    language: row.language,
    name: `${firstName} ${lastName}`.trim(),
    email,
    subject,
    message,
    has_account: row.account_id !== null,
    response: openResponse(ctx, row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    waiting_since: waitingSince(row)?.toISOString() ?? null,
    due_at: dueAt(row, term)?.toISOString() ?? null,
  };
}
