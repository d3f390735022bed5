import type { CouponSendingBody } from '@tabibu/contract/subscriptions';
import type { SendingFault } from '@tabibu/contract/subscription-words';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { readNoticeStates } from '../notifications/index.ts';
import type { NoticeState } from '../notifications/index.ts';
import * as store from './coupon-store.ts';

/** The key of the text message of a sending. */
export const occasionOf = (sendingId: string): string => `coupon-sent:${sendingId}`;

/** Returns what became of one sending. Throws `not-found`. */
export async function readSending(ctx: Context, sendingId: string): Promise<CouponSendingBody> {
  const row = await ctx.db.maybe(store.findSending, { id: sendingId });
  if (row === undefined) throw new Problem('not-found');
  return (await describe(ctx, [row])).get(row.coupon_id)!;
}

/** Returns what became of the last sending of each coupon that was sent. */
export async function reportSendings(
  ctx: Context,
  couponIds: readonly string[],
): Promise<Map<string, CouponSendingBody>> {
  return describe(ctx, await ctx.db.many(store.lastSendings, { couponIds }));
}

async function describe(ctx: Context, rows: readonly store.SendingRow[]): Promise<Map<string, CouponSendingBody>> {
  const notices = await readNoticeStates(
    ctx,
    rows.map(({ id }) => occasionOf(id)),
  );
  return new Map(
    rows.map(({ id, coupon_id: couponId, created_at: at }) => {
      const notice = notices.get(occasionOf(id));
      return [couponId, { ...wordNotice(notice), at: at.toISOString() }];
    }),
  );
}

const NUMBER_REFUSALS: readonly string[] = ['invalid-phone', 'unsupported-number'];

function wordNotice(notice: NoticeState | undefined): Pick<CouponSendingBody, 'state' | 'fault'> {
  switch (notice?.state) {
    case undefined:
    case 'waiting':
      return { state: 'waiting', fault: null };
    case 'sent':
      return { state: 'accepted', fault: null };
    case 'unknown':
      return { state: 'unclear', fault: null };
    case 'dropped':
      return { state: 'failed', fault: 'too-many' };
    case 'outdated':
      return { state: 'failed', fault: 'over' };
    case 'refused':
      return { state: 'failed', fault: faultOf(notice.failure) };
  }
}

function faultOf(refusal: string | null): SendingFault | null {
  if (refusal !== null && NUMBER_REFUSALS.includes(refusal)) return 'number';
  return refusal === 'blocked' ? 'blocked' : null;
}
