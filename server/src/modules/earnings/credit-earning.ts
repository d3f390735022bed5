import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge } from '../../platform/outbox.ts';
import { findBooking } from '../bookings/index.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import { postJournal } from '../ledger/index.ts';
import { findPayment } from '../payments/index.ts';
import { PURPOSE, doctorAccount, splitPrice } from './rules.ts';
import * as store from './store.ts';

/**
 * Credits the doctor with the share of what was paid for a completed consultation, and the house with the rest, in the payment's currency
 * (C19, I-10); open pages of the doctor hear of it. Once per booking, however often it is asked. False when there is nothing to credit:
 * not completed, not paid, or owed back.
 */
export async function creditEarning(ctx: Context, { bookingId, share }: { bookingId: string; share: number }): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(store.lockEarning, [bookingId]);
    const booking = await findBooking(inside, bookingId);
    const payment = await findPayment(inside, { purpose: { kind: PURPOSE, id: bookingId } });
    if (booking?.state !== 'completed' || payment?.state !== 'settled') return false;
    const { amount, currency } = payment.price;
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
    await audit(inside, { action: 'earnings.credit', object: 'booking', objectId: bookingId, details: { doctor: booking.doctorId, amount: parts.doctor, currency, share } });
    const accountId = await accountOfDoctor(inside, booking.doctorId);
    if (accountId !== undefined) await nudge(inside, accountId, { kind: 'booking', booking_id: bookingId });
    return true;
  });
}
