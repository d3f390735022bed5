import type { SubscriberBody, SubscriberPageBody } from '@tabibu/contract/subscriptions';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { counted } from '../../platform/counted.ts';
import { peopleOf } from '../identity/index.ts';
import { MOST_EXPORTED, PAGE_SIZE, findCriteria, isCut, placeOf } from './find-criteria.ts';
import type { ListFilter } from './find-criteria.ts';
import { reportSendings } from './report-sendings.ts';
import * as store from './store.ts';

/**
 * Returns a page of the subscriptions that the filter finds, newest first (ADM-SUB-06, API-35). A page behind the last
 * one gives the last one. Writes to the audit log whose rows were read.
 */
export async function listSubscribers(
  ctx: Context,
  { page: wanted = 1, ...filter }: ListFilter & { readonly page?: number | undefined },
): Promise<SubscriberPageBody> {
  const criteria = await findCriteria(ctx, filter);
  const { count: total, isMore } = counted(await ctx.db.one(store.countSubscribers, criteria));
  const { offset, ...place } = placeOf(total, wanted);
  const isNone = total === 0;
  const rows = isNone ? [] : await ctx.db.many(store.pageSubscribers, { ...criteria, limit: PAGE_SIZE, offset });
  return {
    subscribers: await describe(ctx, rows),
    total,
    is_more: isMore,
    is_cut: isCut(criteria),
    ...place,
    page_size: PAGE_SIZE,
  };
}

/** Returns the newest ten thousand subscriptions that the filter finds. Audits the reading. */
export async function newestSubscribers(ctx: Context, filter: ListFilter): Promise<SubscriberBody[]> {
  const criteria = await findCriteria(ctx, filter);
  return describe(ctx, await ctx.db.many(store.pageSubscribers, { ...criteria, limit: MOST_EXPORTED, offset: 0 }));
}

async function describe(ctx: Context, rows: readonly store.SubscriberRow[]): Promise<SubscriberBody[]> {
  await auditReading(ctx, {
    action: 'subscriptions.list-subscribers',
    readings: rows.map(({ id: objectId, account_id: personId }) => ({ personId, object: 'subscription', objectId })),
  });
  const people = await peopleOf(
    ctx,
    rows.map((row) => row.account_id),
  );
  const sendings = await reportSendings(
    ctx,
    rows.flatMap((row) => row.coupon_id ?? []),
  );
  return rows.map((row) => {
    const person = people.get(row.account_id);
    return {
      id: row.id,
      name: person?.fullName ?? '',
      phone: person?.phone ?? '',
      package: row.plan_id,
      doctorType: row.doctor_type,
      country: row.country,
      startDate: row.starts_at.toISOString(),
      endDate: row.ends_at.toISOString(),
      callsTotal: row.calls_total,
      callsUsed: row.calls_used,
      couponCode: row.code,
      couponActive: row.coupon_active,
      sending: (row.coupon_id && sendings.get(row.coupon_id)) || null,
      status: row.active ? 'active' : 'expired',
    };
  });
}
