import type { CouponOwnerBody } from '@tabibu/contract/subscriptions';
import { auditReading } from '../../platform/audit-reading.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { contactOf, lockAccountOfNumber } from '../identity/index.ts';
import { refusalOf } from './coupon-rules.ts';
import * as store from './use-store.ts';

/**
 * Returns whose number it is and which coupons with calls left this person has, for whoever is about to make another
 * one. The reading is audited. Throws `phone-invalid`, and `not-found` for a number without an account.
 */
export async function readCouponOwner(ctx: Context, phone: string): Promise<CouponOwnerBody> {
  return inTransaction(ctx, async (inside) => {
    const accountId = await lockAccountOfNumber(inside, phone, inside.country);
    const owner = await contactOf(inside, accountId);
    if (owner === undefined) throw new Problem('not-found');
    const now = inside.clock.now();
    const rows = (await inside.db.many(store.listOwn, { accountId, now })).filter((row) =>
      [null, 'coupon-not-begun'].includes(refusalOf(row, now)),
    );
    await auditReading(inside, {
      action: 'subscriptions.read-coupon-owner',
      readings: rows.map(({ id: objectId }) => ({ personId: accountId, object: 'subscription', objectId })),
    });
    return {
      name: owner.fullName,
      coupons: rows.map((row) => ({
        package: row.package_type,
        doctorType: row.doctor_type,
        calls_left: row.call_limit - row.calls_used,
        expires: row.expires_at.toISOString(),
        of_plan: row.subscription_id !== null,
      })),
    };
  });
}
