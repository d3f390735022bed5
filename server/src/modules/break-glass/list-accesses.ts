import type { AccessBody, AccessesBody } from '@tabibu/contract/break-glass';
import { audit } from '../../platform/audit.ts';
import { accountOf, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { listStaff, namesOf, namesOfActors } from '../identity/index.ts';
import { REVIEWED_SHOWN, placeOf } from './rules.ts';
import * as store from './store.ts';

/**
 * Returns the accesses that wait for a review and the reviewed ones that were opened last, newest first. Whoever reads
 * the list is audited, because it names patients.
 */
export async function listAccesses(ctx: Context): Promise<AccessesBody> {
  const rows = await ctx.db.many(store.listAccesses, { most: REVIEWED_SHOWN });
  const staff = rows.flatMap((row) => [row.administrator_id, row.ended_by, row.reviewed_by]);
  const actors = await namesOfActors(
    ctx,
    staff.filter((id) => id !== null),
  );
  const patients = await namesOf(
    ctx,
    rows.map((row) => row.patient_id),
  );
  await audit(ctx, { action: 'break-glass.list', object: 'break-glass', objectId: 'all' });
  const administrators = (await listStaff(ctx)).filter(({ role, suspended }) => role === 'administrator' && !suspended);
  return {
    accesses: rows.map((row) => describeAccess(ctx, row, { actors, patients })),
    has_second_person: administrators.length > 1,
  };
}

function describeAccess(
  ctx: Context,
  row: store.AccessRow,
  names: Readonly<Record<'actors' | 'patients', ReadonlyMap<string, string>>>,
): AccessBody {
  const nameOf = (id: string) => names.actors.get(id) ?? '';
  const reader = accountOf(ctx);
  const open = ctx.clock.now() < row.ends_at;
  const own = row.administrator_id === reader;
  return {
    id: row.id,
    administrator: nameOf(row.administrator_id),
    patient: names.patients.get(row.patient_id) ?? '',
    reason: ctx.keys.open(placeOf('reason', row.id), row.reason_sealed),
    opened_at: row.opened_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    open,
    ended_by: row.ended_by === null ? null : nameOf(row.ended_by),
    reads: row.reads,
    review: reviewOf(ctx, row, nameOf),
    own,
    may_read: own && open && row.session_id === sessionOf(ctx),
    may_review: !own && !open && row.verdict === null && row.patient_id !== reader,
  };
}

function reviewOf(ctx: Context, row: store.AccessRow, nameOf: (id: string) => string): AccessBody['review'] {
  const { verdict, reviewed_by: by, reviewed_at: at, note_sealed: note } = row;
  if (verdict === null || by === null || at === null || note === null) return null;
  return { verdict, note: ctx.keys.open(placeOf('note', row.id), note), by: nameOf(by), at: at.toISOString() };
}
