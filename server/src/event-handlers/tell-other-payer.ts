import { isWallet } from '@tabibu/contract/payment-methods';
import { PURPOSE, findBooking, spokenName } from '../modules/bookings/index.ts';
import { contactOf } from '../modules/identity/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { visitorName } from '../modules/people/index.ts';
import { findPayment } from '../modules/payments/index.ts';
import type { Payment } from '../modules/payments/index.ts';
import type { Context } from '../platform/context.ts';

/** A longer name would make the text message longer than two parts. */
const LONGEST_NAME = 40;

/**
 * Tells a number that is not the account's own what its owner is asked to pay, for whom and by whom, or that the money
 * has come: whoever pays for somebody else gets more than a bare prompt. In the language in which it was asked.
 */
export async function tellOtherPayer(
  ctx: Context,
  paymentId: string,
  template: 'payer-asked' | 'payer-receipt',
): Promise<void> {
  const payment = await findPayment(ctx, { id: paymentId });
  if (payment === undefined || payment.method === null || !isWallet(payment.method)) return;
  const asker = await contactOf(ctx, payment.payerId);
  if (asker === undefined || asker.phone === payment.phone) return;
  const { phone, price, reference, purpose } = payment;
  await sendNotice(ctx, {
    to: { phone, language: payment.language ?? asker.language },
    template,
    values: { asker: asker.fullName.slice(0, LONGEST_NAME), price, reference, ...(await whatFor(ctx, payment)) },
    key: `${template}:${paymentId}`,
    about: purpose.id,
  });
}

async function whatFor(
  ctx: Context,
  { purpose }: Payment,
): Promise<{ what: 'member' | 'own' | 'plan'; person: string }> {
  if (purpose.kind !== PURPOSE) return { what: 'plan', person: '' };
  const booking = await findBooking(ctx, purpose.id);
  const name = booking === undefined || booking.memberId === null ? '' : spokenName(await visitorName(ctx, booking));
  return { what: name === '' ? 'own' : 'member', person: name };
}
