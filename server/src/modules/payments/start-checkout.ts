import type { PaymentMethodId } from '@tabibu/contract/payment-methods';
import { isWallet } from '@tabibu/contract/payment-methods';
import type { CheckoutBody } from '@tabibu/contract/payments';
import { speaker } from '@tabibu/locales/server-speech';
import type { PaymentGateway } from '../../integrations/payment-gateway/port.ts';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue, publish } from '../../platform/outbox.ts';
import { normalizePhone } from '../../platform/phone.ts';
import { Problem } from '../../platform/problem.ts';
import { readOffer } from '../settings/index.ts';
import type { CountryOffer } from '../settings/index.ts';
import { findPayment } from './find-payment.ts';
import { ANY_MOBILE_MONEY, mayPay } from './policy.ts';
import { offeredMethods } from './rules.ts';
import type { Payment } from './payment-store.ts';
import * as store from './store.ts';

export interface CheckoutInput {
  readonly provider: string;
  readonly reference: string;
  readonly method: PaymentMethodId;
  readonly phone: string | undefined;
  /** The origin of the browser's page; the HTTP layer has checked that it is one of ours. */
  readonly origin: string | undefined;
}

/**
 * Stores the payer's choice of method and enqueues the job that requests the money; calls no outside party. The amount
 * is the stored one, whatever the client sends (W26). Throws 'not-found' unless the payment is the caller's own,
 * 'payment-unsettled' when it was checked out before, 'payment-settled' when it is paid, 'payment-refused' when a new
 * payment has to be opened, and 'hold-expired' when its time to pay is over.
 */
export async function startCheckout(ctx: Context, input: CheckoutInput): Promise<CheckoutBody> {
  const payment = await findPayment(ctx, { reference: input.reference });
  if (payment === undefined || !mayPay(accountOf(ctx), payment)) throw new Problem('not-found');
  refuseUnlessOpen(payment, ctx.clock.now());
  const gateway = gatewayOf(ctx, await readOffer(ctx, payment.country), payment, input);
  const phone = phoneOf(payment, input);
  return inTransaction(ctx, async (inside) => {
    const chosen = await inside.db.maybe(store.chooseMethod, {
      id: payment.id,
      method: input.method,
      provider: gateway.name,
      phone,
      language: inside.language,
      returnOrigin: input.origin ?? null,
      now: inside.clock.now(),
    });
    if (chosen === undefined) throw new Problem('payment-unsettled');
    if (isWallet(input.method))
      await publish(inside, 'payments.asked', {
        paymentId: payment.id,
        purposeKind: payment.purpose.kind,
        purposeId: payment.purpose.id,
      });
    await enqueue(inside, 'payments.request-push', { paymentId: payment.id }, { key: `push:${payment.id}` });
    await audit(inside, {
      action: 'payments.checkout',
      object: 'payment',
      objectId: payment.id,
      details: { method: input.method, provider: gateway.name },
    });
    const message = speaker(inside.language)(
      isWallet(input.method) ? 'payment.checkout-phone' : 'payment.checkout-page',
      { phone },
    );
    return { success: true as const, message, reference: payment.reference };
  });
}

function refuseUnlessOpen(payment: Payment, now: Date): void {
  const { state } = payment;
  if (state === 'settled' || state === 'refund-due' || state === 'refunded' || payment.surplus)
    throw new Problem('payment-settled');
  if (state === 'refused') throw new Problem('payment-refused');
  if (
    state === 'voided' ||
    (state === 'created' && payment.checkoutAt === null && payment.payBy !== null && payment.payBy <= now)
  )
    throw new Problem('hold-expired');
  if (state !== 'created' || payment.checkoutAt !== null) throw new Problem('payment-unsettled');
}

function gatewayOf(
  ctx: Context,
  offer: CountryOffer,
  payment: Payment,
  { provider, method }: CheckoutInput,
): PaymentGateway {
  const { integrations } = ctx;
  if (integrations.gateways.length === 0) throw new Problem('gateway-unavailable', {}, 60);
  if (provider !== ANY_MOBILE_MONEY && integrations.gatewayNamed(provider) === null) throw new Problem('not-found');
  const offered = offeredMethods(offer, (one) => integrations.gatewayFor(one, payment.price.currency) !== null);
  const gateway = offered.includes(method) ? integrations.gatewayFor(method, payment.price.currency) : null;
  if (gateway === null || (provider !== ANY_MOBILE_MONEY && provider !== gateway.name))
    throw new Problem('payment-method-not-offered');
  return gateway;
}

function phoneOf(payment: Payment, { phone, method }: CheckoutInput): string {
  if (phone === undefined || phone.trim() === '') return payment.phone;
  const normal = normalizePhone(phone, payment.country);
  if (normal !== null) return normal;
  if (isWallet(method)) throw new Problem('phone-invalid');
  return payment.phone;
}
