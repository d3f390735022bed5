import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import { findBooking } from '../bookings/index.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import { postJournal } from '../ledger/index.ts';
import { findHeldMoney } from './find-held-money.ts';
import { repayOwed } from './repay-owed.ts';
import { doctorAccount, splitPrice } from './rules.ts';
import * as store from './store.ts';

/**
 * Credits the doctor's share of a completed consultation to the doctor and the rest to the platform, in the currency of
 * its price, whether a payment, credit or both paid it; of what a call of a coupon is worth where that paid (C19,
 * I-10). Refreshes the doctor's open pages. What the doctor owes is taken from it. Returns false, and credits nothing,
 * when the booking is not completed, not paid, its money is owed or given back, or was credited before.
 */
export async function creditEarning(
  ctx: Context,
  { bookingId, share }: { bookingId: string; share: number },
): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(store.lockEarning, { bookingId });
    const booking = await findBooking(inside, bookingId);
    const held = booking?.state === 'completed' ? await findHeldMoney(inside, booking) : undefined;
    if (booking === undefined || held === undefined) return false;
    const { amount, currency } = held;
    const parts = splitPrice(amount, share);
    const credited = await postJournal(inside, {
      kind: 'earning',
      reference: bookingId,
      entries: [
        { account: `held:${currency}`, amount: -amount, currency },
        { account: doctorAccount(booking.doctorId, currency), amount: parts.doctor, currency },
        { account: `fees:${currency}`, amount: parts.house, currency },
      ].filter((entry) => entry.amount !== 0),
    });
    if (!credited) return false;
    await repayOwed(inside, { doctorId: booking.doctorId, currency, reference: bookingId });
    await audit(inside, {
      action: 'earnings.credit',
      object: 'booking',
      objectId: bookingId,
      details: { doctor: booking.doctorId, amount: parts.doctor, currency, share },
    });
    const accountId = await accountOfDoctor(inside, booking.doctorId);
    if (accountId !== undefined) await sendLiveEvent(inside, accountId, { kind: 'booking', booking_id: bookingId });
    return true;
  });
}
