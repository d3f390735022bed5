import type { CaseBody } from '@tabibu/contract/cases';
import { auditReading } from '../../platform/audit-reading.ts';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { membersOfBookings } from '../bookings/index.ts';
import { namesOf, namesOfActors } from '../identity/index.ts';
import { memberNamesForDesk } from '../people/index.ts';
import type { WaitingSubject } from './case-source.ts';
import { CASE_SOURCES } from './case-sources.ts';
import type { CaseRow } from './store.ts';

/** Returns where the subjects of some cases stand, by the id of the case. One that is settled is not in the map. */
async function subjectsOf(ctx: Context, rows: readonly CaseRow[]): Promise<Map<string, WaitingSubject>> {
  const subjects = new Map<string, WaitingSubject>();
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    const found = await CASE_SOURCES[kind].find(
      ctx,
      ofKind.map((row) => row.subject_id),
    );
    for (const { id, subject_id: subjectId } of ofKind) {
      const subject = found.get(subjectId);
      if (subject !== undefined) subjects.set(id, subject);
    }
  }
  return subjects;
}

/** Returns the names of the members of families about whom cases are, by the id of the case; '' once forgotten. */
async function memberNamesOf(
  ctx: Context,
  subjects: ReadonlyMap<string, WaitingSubject>,
): Promise<ReadonlyMap<string, string>> {
  const bookingIds = [...subjects.values()].flatMap(({ bookingId }) => bookingId ?? []);
  const byBooking = await membersOfBookings(ctx, bookingIds);
  const memberIds = [...subjects].flatMap(([caseId, { bookingId, memberId }]) => {
    const found = memberId ?? (bookingId === undefined ? undefined : byBooking.get(bookingId));
    return found === undefined ? [] : [[caseId, found] as const];
  });
  const names = await memberNamesForDesk(
    ctx,
    memberIds.map(([, id]) => id),
  );
  return new Map(memberIds.map(([caseId, id]) => [caseId, names.get(id) ?? '']));
}

/** A case as the caller sees it, with where its subject stands; undefined once it is settled. */
export interface DescribedCase {
  readonly body: CaseBody;
  readonly subject: WaitingSubject | undefined;
}

/** Returns some cases as the caller sees them. Writes to the audit log whose data were read (W40). */
export async function describeCases(ctx: Context, rows: readonly CaseRow[]): Promise<DescribedCase[]> {
  const subjects = await subjectsOf(ctx, rows);
  const readings = rows.flatMap(({ kind, subject_id: objectId, account_id: personId }) =>
    personId === null ? [] : [{ personId, object: CASE_SOURCES[kind].object, objectId }],
  );
  await auditReading(ctx, { action: 'cases.read', readings });
  const names = await namesOf(
    ctx,
    rows.flatMap((row) => row.account_id ?? []),
  );
  const owners = await namesOfActors(
    ctx,
    rows.flatMap((row) => row.owner_id ?? []),
  );
  const members = await memberNamesOf(ctx, subjects);
  return rows.map((row) => {
    const subject = subjects.get(row.id);
    const body: CaseBody = {
      id: row.id,
      kind: row.kind,
      stage: subject?.stage ?? null,
      country: row.country,
      person: row.account_id === null ? null : (names.get(row.account_id) ?? ''),
      ...(members.has(row.id) && { member: members.get(row.id)! }),
      money: row.amount === null || row.currency === null ? null : { amount: row.amount, currency: row.currency },
      opened_at: row.opened_at.toISOString(),
      due_at: row.due_at.toISOString(),
      closed_at: row.closed_at?.toISOString() ?? null,
      owner: row.owner_id === null ? null : (owners.get(row.owner_id) ?? ''),
      is_own: row.owner_id === accountOf(ctx),
    };
    return { body, subject };
  });
}
