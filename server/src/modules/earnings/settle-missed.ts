import { timeZoneOf } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import { splitMissed } from '@tabibu/contract/missed-terms';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import { findBooking } from '../bookings/index.ts';
import type { BookingFacts } from '../bookings/index.ts';
import { creditAccount, giveCredit } from '../credits/index.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import { postJournal } from '../ledger/index.ts';
import { findHeldMoney } from './find-held-money.ts';
import { repayOwed } from './repay-owed.ts';
import { doctorAccount, splitPrice } from './rules.ts';
import * as store from './store.ts';

/**
 * Divides the price of an appointment that its patient missed, by the terms that the patient was told: a part counts as
 * a consultation, of which the doctor earns `share` per cent; the rest is the patient's credit for some days, or the
 * house's where the terms give no credit (I-99). `missed` is final in `bookings`, and nothing is divided while money is
 * owed back or somebody contests. Returns false, and changes nothing, when the booking is not missed or was divided
 * before.
 */
export async function settleMissed(
  ctx: Context,
  { bookingId, share }: { bookingId: string; share: number },
): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(store.lockEarning, { bookingId });
    const booking = await findBooking(inside, bookingId);
    const held = booking?.state === 'missed' ? await findHeldMoney(inside, booking) : undefined;
    if (booking === undefined || held === undefined) return false;
    const parts = partsOf(booking, held, share);
    const { amount, currency } = held;
    const divided = await postJournal(inside, {
      kind: 'missed',
      reference: bookingId,
      entries: [
        { account: `held:${currency}`, amount: -amount, currency },
        { account: doctorAccount(booking.doctorId, currency), amount: parts.doctor, currency },
        { account: `fees:${currency}`, amount: parts.house, currency },
        { account: creditAccount(booking.patientId, currency), amount: parts.credit, currency },
      ].filter((entry) => entry.amount !== 0),
    });
    if (!divided) return false;
    await repayOwed(inside, { doctorId: booking.doctorId, currency, reference: bookingId });
    if (parts.credit > 0)
      await giveCredit(inside, {
        patientId: booking.patientId,
        bookingId,
        money: { amount: parts.credit, currency },
        days: booking.missedTerms.creditDays,
        zone: timeZoneOf(booking.country),
      });
    await audit(inside, {
      action: 'earnings.settle-missed',
      object: 'booking',
      objectId: bookingId,
      details: {
        doctor: booking.doctorId,
        earned: parts.doctor,
        house: parts.house,
        credit: parts.credit,
        currency,
        share,
      },
    });
    const accountId = await accountOfDoctor(inside, booking.doctorId);
    if (accountId !== undefined) await sendLiveEvent(inside, accountId, { kind: 'booking', booking_id: bookingId });
    return true;
  });
}

/** Returns the parts of what is held for a missed booking, in minor units. They always add up to it. */
function partsOf({ missedTerms, fundedBy }: BookingFacts, held: Money, share: number) {
  const { counted, rest } = splitMissed(held, missedTerms.share);
  const { doctor, house } = splitPrice(counted.amount, share);
  // The call of a coupon is used, and the rest of its worth is the house's.
  const credit = fundedBy !== 'coupon' && missedTerms.creditDays > 0 ? rest.amount : 0;
  return { doctor, house: house + rest.amount - credit, credit };
}
