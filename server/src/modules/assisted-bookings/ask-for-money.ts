import { isWallet } from '@tabibu/contract/payment-methods';
import type { PaymentMethodId } from '@tabibu/contract/payment-methods';
import { audit } from '../../platform/audit.ts';
import { accountOf, assisting, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { PURPOSE, findBooking, payByCredit, savePayment } from '../bookings/index.ts';
import { findPayment, listMethods, refreshPaymentStatus, startCheckout } from '../payments/index.ts';
import { callerOf, requireOpen } from './require-open.ts';
import { mayAsk } from './rules.ts';

interface Asking {
  /** May be left out where credit pays all. */
  readonly method?: PaymentMethodId | undefined;
  /** Another number than the caller's, such as a relative's. */
  readonly phone?: string | undefined;
}

/**
 * Asks a wallet for the money of the held time, with the rules of every payment: one at a time, and no second one while
 * the first may still come. Where the caller's credit pays all, books at once. Throws `nothing-held`, `hold-expired`,
 * `payment-method-not-offered`, and what `savePayment` and `startCheckout` throw.
 */
export async function askForMoney(ctx: Context, id: string, { method, phone }: Asking): Promise<void> {
  const memberId = accountOf(ctx);
  const caller = await callerOf(ctx, id);
  await inTransaction(assisting(ctx, caller), async (inside) => {
    const { booking_id: bookingId } = await requireOpen(inside, id, memberId);
    const booking = bookingId === null ? undefined : await findBooking(inside, bookingId);
    if (booking === undefined) throw new Problem('nothing-held');
    if (booking.holdUntil === null) throw new Problem('hold-expired');
    if (booking.toPay.amount === 0) {
      await payByCredit(inside, { bookingId: booking.id });
    } else {
      const payment = await findPayment(inside, { purpose: { kind: PURPOSE, id: booking.id } });
      if (!mayAsk(payment)) throw new Problem('payment-unsettled');
      const provider = await providerOf(inside, method);
      const { fullName, phone: own } = caller;
      const saved = await savePayment(inside, { bookingId: booking.id, fullName, phone: own });
      await startCheckout(inside, {
        provider,
        reference: saved.reference_id,
        method: method!,
        phone,
        origin: undefined,
      });
    }
    await audit(inside, {
      action: 'assisted-bookings.ask-for-money',
      object: 'assisted-booking',
      objectId: id,
      details: { booking: booking.id, method: method ?? null },
    });
  });
}

/** Only a wallet asks on the telephone of whoever pays; nobody can type a card here. */
async function providerOf(inside: Context, method: PaymentMethodId | undefined): Promise<string> {
  const offered = await listMethods(inside, { country: inside.country });
  const found = offered.methods.find((one) => one.id === method);
  if (found === undefined || !isWallet(found.id)) throw new Problem('payment-method-not-offered');
  return found.provider;
}

/**
 * Asks the payment network now what became of the caller's payment. Does nothing when none is under way, or when it was
 * asked a moment ago. Throws what `callerOf` and `requireOpen` throw, and `nothing-held`.
 */
export async function askNetwork(ctx: Context, id: string): Promise<void> {
  const memberId = accountOf(ctx);
  const caller = await callerOf(ctx, id);
  await inTransaction(assisting(ctx, caller), async (inside) => {
    const { booking_id: bookingId } = await requireOpen(inside, id, memberId);
    if (bookingId === null) throw new Problem('nothing-held');
    const payment = await findPayment(inside, { purpose: { kind: PURPOSE, id: bookingId } });
    if (payment === undefined || payment.provider === null) return;
    await refreshPaymentStatus(inside, { provider: payment.provider, reference: payment.reference });
  });
}
