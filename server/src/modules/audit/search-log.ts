import type { AuditEntryBody, AuditPageBody, FoundPersonBody } from '@tabibu/contract/audit-log';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { contactOf, lockAccountOfNumber, namesOf, namesOfActors } from '../identity/index.ts';
import * as entries from './entry-store.ts';
import { readPlace, writePlace } from './place-cursor.ts';
import * as store from './store.ts';

const PAGE = 50;

interface LogQuery {
  readonly account_id?: string | undefined;
  readonly object_id?: string | undefined;
  /** An ISO 8601 instant. */
  readonly before?: string | undefined;
  readonly cursor?: string | undefined;
}

/**
 * Returns a page of the audit log, newest first, for administrators: of a person (what they did and who opened their
 * data), of an object, and before a time, as asked. The reading is a row of the log itself (G-01). Throws
 * `invalid-input` for a cursor that is not ours.
 */
export async function listEntries(ctx: Context, query: LogQuery): Promise<AuditPageBody> {
  const { account_id: personId, object_id: objectId, before, cursor } = query;
  const place = cursor === undefined ? undefined : readPlace(cursor);
  const filter = {
    personId: personId ?? null,
    objectId: objectId ?? null,
    before: before === undefined ? null : new Date(before),
    beforeAt: place?.at ?? null,
    beforeId: place?.id ?? null,
    limit: PAGE + 1,
  };
  const rows = await ctx.db.many(personId === undefined ? entries.newest : entries.ofPerson, filter);
  const anchor = await ctx.db.maybe(store.lastAnchor);
  await audit(ctx, {
    action: 'audit.list-entries',
    object: 'audit-log',
    objectId: personId ?? objectId ?? 'all',
    details: { page: cursor ?? 'first' },
  });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const actors = await namesOfActors(
    ctx,
    page.flatMap(({ actor_id: actor }) => actor ?? []),
  );
  const people = await namesOf(
    ctx,
    page.flatMap(({ person_id: person }) => person ?? []),
  );
  return {
    entries: page.map((row) => describeEntry(row, actors, people)),
    next_cursor: rows.length > PAGE && last !== undefined ? writePlace(last) : null,
    anchored_at: anchor?.at.toISOString() ?? null,
  };
}

/** Returns the account of a phone number. The question is audited. Throws `phone-invalid` and `not-found`. */
export async function findPerson(ctx: Context, { phone }: { phone: string }): Promise<FoundPersonBody> {
  return inTransaction(ctx, async (inside) => {
    const accountId = await lockAccountOfNumber(inside, phone, inside.country);
    await audit(inside, { action: 'audit.find-person', object: 'account', objectId: accountId });
    return { account_id: accountId, full_name: (await contactOf(inside, accountId))?.fullName ?? '' };
  });
}

function describeEntry(
  row: entries.EntryRow,
  actors: ReadonlyMap<string, string>,
  people: ReadonlyMap<string, string>,
): AuditEntryBody {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    actor: row.actor,
    actor_id: row.actor_id,
    actor_name: actors.get(row.actor_id ?? '') ?? '',
    person_id: row.person_id,
    person_name: people.get(row.person_id ?? '') ?? '',
    action: row.action,
    object: row.object,
    object_id: row.object_id,
    outcome: row.outcome,
    details: Object.entries(row.details).map(([name, value]) => ({ name, value })),
  };
}
