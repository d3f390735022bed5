import { ANY_PROVIDER } from '@tabibu/contract/payment-methods';
import type { Context } from '../../platform/context.ts';
import type { Payment } from './payment-store.ts';

/** True for the payer. Nobody else may pay, or learn that the payment exists (Z-04, W28). */
export function mayPay(accountId: string, payment: Payment): boolean {
  return payment.payerId === accountId;
}

/** Published clients send this provider name for every mobile money; the method decides which gateway is used. */
export const ANY_MOBILE_MONEY = 'azampay';

/**
 * True if a payment may be asked for under a provider's name: that of its gateway (before checkout, of any gateway),
 * the one that checkout took, or the one that stands for any.
 */
export function isNamed({ integrations }: Context, { provider }: Payment, asked: string): boolean {
  const isGateway = provider === null ? integrations.gatewayNamed(asked) !== null : provider === asked;
  return isGateway || asked === ANY_MOBILE_MONEY || asked === ANY_PROVIDER;
}
