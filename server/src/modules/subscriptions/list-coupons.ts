import type { CouponBody, CouponPageBody } from '@tabibu/contract/subscriptions';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { counted } from '../../platform/counted.ts';
import { namesOfActors, peopleOf } from '../identity/index.ts';
import * as store from './coupon-store.ts';
import { MOST_EXPORTED, PAGE_SIZE, findCriteria, isCut, placeOf } from './find-criteria.ts';
import type { ListFilter } from './find-criteria.ts';
import { reportSendings } from './report-sendings.ts';

/**
 * Returns a page of the coupons that the filter finds, newest first (ADM-SUB-07, ADM-SUB-12, API-36). A page behind the
 * last one gives the last one. Writes to the audit log whose rows were read.
 */
export async function listCoupons(
  ctx: Context,
  { page: wanted = 1, ...filter }: ListFilter & { readonly page?: number | undefined },
): Promise<CouponPageBody> {
  const criteria = await findCriteria(ctx, filter);
  const { count: total, isMore } = counted(await ctx.db.one(store.countCoupons, criteria));
  const { offset, ...place } = placeOf(total, wanted);
  const rows = await ctx.db.many(store.pageCoupons, { ...criteria, limit: PAGE_SIZE, offset });
  return {
    coupons: await describe(ctx, rows),
    total,
    is_more: isMore,
    is_cut: isCut(criteria),
    ...place,
    page_size: PAGE_SIZE,
  };
}

/** Returns the newest ten thousand coupons that the filter finds. Audits the reading. */
export async function newestCoupons(ctx: Context, filter: ListFilter): Promise<CouponBody[]> {
  const criteria = await findCriteria(ctx, filter);
  return describe(ctx, await ctx.db.many(store.pageCoupons, { ...criteria, limit: MOST_EXPORTED, offset: 0 }));
}

async function describe(ctx: Context, rows: readonly store.CouponRow[]): Promise<CouponBody[]> {
  await auditReading(ctx, {
    action: 'subscriptions.list-coupons',
    readings: rows.map(({ id: objectId, account_id: personId }) => ({ personId, object: 'subscription', objectId })),
  });
  const people = await peopleOf(
    ctx,
    rows.map((row) => row.account_id),
  );
  const makers = await namesOfActors(
    ctx,
    rows.flatMap((row) => [row.made_by ?? [], row.approved_by ?? []].flat()),
  );
  const sendings = await reportSendings(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    owner: people.get(row.account_id)?.fullName ?? '',
    phone: people.get(row.account_id)?.phone ?? '',
    package: row.package_type,
    doctorType: row.doctor_type,
    callsTotal: row.call_limit,
    callsUsed: row.calls_used,
    created: row.created_at.toISOString(),
    expires: row.expires_at.toISOString(),
    ended: row.active ? null : endOf(row),
    status: row.active ? 'active' : 'expired',
    made: madeOf(row, makers),
    sending: sendings.get(row.id) ?? null,
  }));
}

function madeOf(
  { made_by: by, reason, approved_by: approvedBy }: store.CouponRow,
  names: ReadonlyMap<string, string>,
): CouponBody['made'] {
  if (by === null || reason === null) return null;
  return {
    by: names.get(by) ?? '',
    reason,
    approved_by: approvedBy === null ? null : (names.get(approvedBy) ?? ''),
  };
}

function endOf({ revoked_at: revokedAt, calls_used: used, call_limit: limit }: store.CouponRow): CouponBody['ended'] {
  if (revokedAt !== null) return 'replaced';
  return used >= limit ? 'used' : 'over';
}
