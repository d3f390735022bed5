import type { Money } from '@tabibu/contract/currencies';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { balancesOf, postJournal, readJournal } from '../ledger/index.ts';
import { mayUse, refusalOf, worthOfCall } from './coupon-rules.ts';
import type { WantedCall } from './coupon-rules.ts';
import { joinPlan } from './join-plan.ts';
import { planAccount, readCode } from './rules.ts';
import { lockPlanMoney } from './store.ts';
import * as store from './use-store.ts';

interface CouponUse extends WantedCall {
  readonly code: string;
  readonly accountId: string;
  readonly bookingId: string;
  /** The member of the owner's family for whom the booking is; null for the owner. */
  readonly personId: string | null;
  /** The price of the booking: what a call without a plan is worth. */
  readonly price: Money;
}

/**
 * Uses one call of a coupon for a booking, in the caller's transaction, and returns how many are left (C38). The worth
 * of the call moves to `held`: from what was paid for its plan, or from the house. Throws `coupon-unknown` for a code
 * of nobody or somebody else, the refusal of a coupon that cannot pay, and `coupon-family-full` for a member for whom
 * the plan has no place; of two rivals for the last call one gets `coupon-used-up`.
 */
export async function useCall(inside: Context, wanted: CouponUse): Promise<{ readonly callsLeft: number }> {
  return inTransaction(inside, (tx) =>
    tx.db.seeingEveryRow(async () => {
      const { accountId, bookingId, doctorType } = wanted;
      const now = tx.clock.now();
      const coupon = await tx.db.maybe(store.findForUse, { code: readCode(wanted.code) });
      if (coupon === undefined || !mayUse(accountId, coupon)) throw new Problem('coupon-unknown');
      const refusal = refusalOf(coupon, now, wanted);
      if (refusal !== null) throw new Problem(refusal);
      const used = await tx.db.maybe(store.useCall, { couponId: coupon.id, accountId, doctorType, now });
      if (used === undefined) throw new Problem('coupon-used-up');
      await joinPlan(tx, { subscriptionId: coupon.subscription_id, personId: wanted.personId });
      const { amount, currency, from } = await worthOf(tx, coupon.subscription_id, wanted.price);
      const paidBy = from.startsWith('plan:') ? 'plan' : 'house';
      await tx.db.run(store.addUse, { bookingId, couponId: coupon.id, amount, currency, paidBy, now });
      await postJournal(tx, {
        kind: 'coupon-use',
        reference: bookingId,
        entries: [
          { account: from, amount: -amount, currency },
          { account: `held:${currency}`, amount, currency },
        ],
      });
      await audit(tx, {
        action: 'subscriptions.use-call',
        object: 'booking',
        objectId: bookingId,
        details: { coupon: coupon.id, amount, currency, paid_by: paidBy },
      });
      return { callsLeft: used.calls_left };
    }),
  );
}

/** Returns what a call is worth, and the ledger account that pays it: the plan's as long as it has enough. */
async function worthOf(
  tx: Context,
  subscriptionId: string | null,
  price: Money,
): Promise<Money & { readonly from: string }> {
  if (subscriptionId === null) return { ...price, from: houseAccount(price.currency) };
  const terms = await tx.db.one(store.termsOfCalls, { subscriptionId });
  const [amount, { currency }] = [worthOfCall(terms), terms];
  const own = planAccount(subscriptionId, currency);
  const has = (await balancesOf(tx, [own])).get(own)?.amount ?? 0;
  return { amount, currency, from: has >= amount ? own : houseAccount(currency) };
}

/** The house pays the calls of coupons that were made by hand. */
const houseAccount = (currency: string): string => `goodwill:${currency}`;

/**
 * Gives the call back that pays for a booking, in the caller's transaction, because the visit was cancelled by rule:
 * the coupon has it again, and its worth goes back to whence it came, or to the house once the plan is over. Returns
 * false when no call pays for it or it is back already.
 */
export async function returnCall(inside: Context, bookingId: string): Promise<boolean> {
  return inTransaction(inside, (tx) =>
    tx.db.seeingEveryRow(async () => {
      const use = await tx.db.maybe(store.useOf, { bookingId });
      if (use === undefined) return false;
      const given = await tx.db.maybe(store.giveBack, { bookingId, now: tx.clock.now() });
      if (given === undefined) return false;
      await tx.db.run(store.unuseCall, { couponId: given.coupon_id });
      const { amount, currency } = use;
      await postJournal(tx, {
        kind: 'coupon-return',
        reference: bookingId,
        entries: [
          { account: `held:${currency}`, amount: -amount, currency },
          { account: await giverOf(tx, use), amount, currency },
        ],
      });
      await audit(tx, {
        action: 'subscriptions.return-call',
        object: 'booking',
        objectId: bookingId,
        details: { coupon: given.coupon_id, amount, currency },
      });
      return true;
    }),
  );
}

/** Returns the ledger account to which the worth of a call goes back. */
async function giverOf(tx: Context, { paid_by: by, subscription_id: id, currency }: store.UseRow): Promise<string> {
  if (by === 'house' || id === null) return houseAccount(currency);
  await tx.db.run(lockPlanMoney, { subscriptionId: id });
  return (await readJournal(tx, 'plan-end', id)) === undefined ? planAccount(id, currency) : `fees:${currency}`;
}

/** The call that pays for a booking: what it is worth for the doctor's share, and whether it is used or came back. */
interface CallOfBooking {
  readonly worth: Money;
  readonly isUsed: boolean;
  readonly code: string;
  readonly callsLeft: number;
}

/** Returns the call that pays for a booking; undefined if none does. The caller has checked whose booking it is. */
export async function callOf(ctx: Context, bookingId: string): Promise<CallOfBooking | undefined> {
  const use = await ctx.db.maybe(store.useOf, { bookingId });
  return (
    use && {
      worth: { amount: use.amount, currency: use.currency },
      isUsed: use.state === 'used',
      code: use.code,
      callsLeft: use.calls_left,
    }
  );
}
