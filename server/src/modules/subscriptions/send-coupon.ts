import { timeZoneOf } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';
import { contactOf, lockAccountOfNumber } from '../identity/index.ts';
import { sendNotice } from '../notifications/index.ts';
import * as store from './coupon-store.ts';
import { occasionOf } from './report-sendings.ts';
import { readCode } from './rules.ts';

interface Sent {
  readonly coupon_code: string;
  readonly phone_number?: string | undefined;
}

/**
 * Texts a code to its owner's present number, in the owner's language, and returns the id under which `readSending`
 * reports what became of it (API-38, W52). The text names no plan, because people share phones. Throws `not-found` for
 * an unknown code, an account that is gone and a number of somebody else, `phone-invalid`, and `coupon-not-active`.
 */
export async function sendCoupon(ctx: Context, { coupon_code: typed, phone_number: phone }: Sent): Promise<string> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const coupon = await inside.db.maybe(store.findByCode, { code: readCode(typed), now });
    const owner = coupon && (await contactOf(inside, coupon.account_id));
    if (coupon === undefined || owner === undefined) throw new Problem('not-found');
    if (phone !== undefined && (await lockAccountOfNumber(inside, phone, inside.country)) !== owner.accountId)
      throw new Problem('not-found');
    if (!coupon.active) throw new Problem('coupon-not-active');
    const id = newId(now);
    await inside.db.run(store.addSending, { id, couponId: coupon.id, sentBy: accountOf(inside), now });
    await sendNotice(inside, {
      to: { accountId: owner.accountId },
      template: 'coupon-sent',
      values: {
        code: coupon.code,
        calls: coupon.call_limit - coupon.calls_used,
        until: { day: wallClock(coupon.expires_at, timeZoneOf(owner.country)).day },
      },
      key: occasionOf(id),
      about: coupon.id,
      validUntil: coupon.expires_at,
    });
    await audit(inside, { action: 'subscriptions.send-coupon', object: 'coupon', objectId: coupon.id });
    return id;
  });
}
