import type { ApprovalBody, ApprovalsBody } from '@tabibu/contract/approvals';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { contactsOf, listStaff, namesOfActors } from '../identity/index.ts';
import { listOpenings } from '../record-opening/index.ts';
import { DECIDED_SHOWN } from './rules.ts';
import * as store from './store.ts';

/** Returns the requests that wait for a second person, oldest first, and those decided last. */
export async function listApprovals(ctx: Context): Promise<ApprovalsBody> {
  const now = ctx.clock.now();
  const waiting = await ctx.db.many(store.listWaiting, { now });
  const decided = await ctx.db.many(store.listDecided, { now, most: DECIDED_SHOWN });
  const people = [...waiting, ...decided].flatMap((row) => [row.subject_id, row.requested_by, row.decided_by ?? []]);
  const names = await namesOfActors(ctx, people.flat());
  const describe = (row: store.ApprovalRow) => describeApproval(row, names, accountOf(ctx));
  const administrators = (await listStaff(ctx)).filter(({ role, suspended }) => role === 'administrator' && !suspended);
  return {
    waiting: waiting.map(describe),
    decided: decided.map((row) => describe({ ...row, outcome: row.outcome ?? 'expired' })),
    openings: await describeOpenings(ctx, waiting),
    has_second_person: administrators.length > 1,
  };
}

async function describeOpenings(
  ctx: Context,
  waiting: readonly store.ApprovalRow[],
): Promise<ApprovalsBody['openings']> {
  const openings = await listOpenings(ctx);
  const people = await contactsOf(
    ctx,
    openings.map(({ accountId }) => accountId),
  );
  const waits = new Set(waiting.flatMap((row) => (row.kind === 'open-records' ? [row.subject_id] : [])));
  return openings.map(({ accountId, askedAt, opensAt, isApproved }) => ({
    account_id: accountId,
    person: people.get(accountId)?.fullName ?? '',
    phone: people.get(accountId)?.phone ?? '',
    asked_at: askedAt.toISOString(),
    opens_at: opensAt.toISOString(),
    approved: isApproved,
    waits: waits.has(accountId),
  }));
}

function describeApproval(row: store.ApprovalRow, names: ReadonlyMap<string, string>, reader: string): ApprovalBody {
  return {
    id: row.id,
    kind: row.kind,
    person: names.get(row.subject_id) ?? '',
    role: row.subject_role,
    coupon: row.coupon && {
      package: row.coupon.package_type,
      doctor_type: row.coupon.doctor_type,
      call_limit: row.coupon.call_limit,
      replaces: row.coupon.subscription_id !== null,
    },
    requested_by: names.get(row.requested_by) ?? '',
    requested_at: row.requested_at.toISOString(),
    reason: row.reason,
    expires_at: row.expires_at.toISOString(),
    outcome: row.outcome,
    decided_by: row.decided_by === null ? null : (names.get(row.decided_by) ?? ''),
    decided_at: row.decided_at?.toISOString() ?? null,
    may_decide: row.outcome === null && row.requested_by !== reader && row.subject_id !== reader,
  };
}
