import type { CaseKind } from '@tabibu/contract/case-words';
import { findCountry } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import { payoutUnit } from '@tabibu/contract/payout-units';
import { guessWallet, isWallet } from '@tabibu/contract/payment-methods';
import type { PaymentMethodId } from '@tabibu/contract/payment-methods';
import type { PayoutGateway } from '../../integrations/payout-gateway/port.ts';
import type { Context } from '../../platform/context.ts';
import { countryOfPhone } from '../../platform/phone.ts';
import { approveWithdrawal, openWithdrawals, payWithdrawal } from '../earnings/index.ts';
import { lockRefund, recordRefund, refundsDueOf } from '../payments/index.ts';
import type { PayoutKind } from '../payouts/index.ts';

/** Money that is owed to somebody, as the module whose money it is knows it. */
export interface OwedMoney {
  /** The account of the person who receives it. */
  readonly payeeId: string;
  readonly money: Money;
  /** E.164 */
  readonly phone: string;
  /** The wallet to which it may go; null where it can only be paid in another way. */
  readonly wallet: PaymentMethodId | null;
  /** Who collected it and pays it back; null where any gateway may pay. */
  readonly collectedBy: string | null;
}

/** What payouts of a kind pay, and what follows from them. */
interface PayoutSource {
  /** The kinds of cases in which they stand. */
  readonly cases: readonly CaseKind[];
  readonly find: (ctx: Context, id: string) => Promise<OwedMoney | undefined>;
  /** Locks what is owed before somebody decides about it, where its owner may still use it otherwise. */
  readonly lock?: (inside: Context, id: string) => Promise<void>;
  readonly approved: (inside: Context, id: string) => Promise<void>;
  /** Posts the one journal and tells the payee. `via`: who sent it, a gateway or 'by-hand'. */
  readonly paid: (inside: Context, id: string, payment: { number: string; via: string }) => Promise<void>;
}

export const PAYOUT_SOURCES: Readonly<Record<PayoutKind, PayoutSource>> = {
  withdrawal: {
    cases: ['withdrawal'],
    async find(ctx, id) {
      const withdrawal = (await openWithdrawals(ctx, [id])).get(id);
      return withdrawal === undefined ? undefined : owedWithdrawal(withdrawal);
    },
    approved: approveWithdrawal,
    paid: (inside, id, { number, via }) => payWithdrawal(inside, id, number, via),
  },
  refund: {
    cases: ['refund-due', 'surplus-payment'],
    lock: lockRefund,
    async find(ctx, id) {
      const payment = (await refundsDueOf(ctx, [id])).get(id);
      return payment === undefined ? undefined : owedRefund(payment);
    },
    approved: () => Promise.resolve(),
    async paid(inside, id, { number: transactionNumber }) {
      const payment = (await refundsDueOf(inside, [id])).get(id);
      if (payment === undefined) throw new Error(`payment ${id} is not owed back`);
      await recordRefund(inside, { reference: payment.reference, transactionNumber });
    },
  },
};

type Withdrawal = Awaited<ReturnType<typeof openWithdrawals>> extends Map<string, infer One> ? One : never;
type RefundDue = Awaited<ReturnType<typeof refundsDueOf>> extends Map<string, infer One> ? One : never;

/** Returns what a doctor asked for. The prefix of the number suggests the wallet. */
export function owedWithdrawal({ accountId: payeeId, money, phone }: Withdrawal): OwedMoney {
  const country = findCountry(countryOfPhone(phone) ?? '');
  const wallet = country === undefined ? undefined : guessWallet(country.code, country.dialCode, phone);
  return { payeeId, money, phone, wallet: wallet ?? null, collectedBy: null };
}

/** Returns what is owed back for a payment. It goes back to the wallet that paid; a card is no wallet. */
export function owedRefund({ payerId: payeeId, price: money, phone, method, provider }: RefundDue): OwedMoney {
  const wallet = method !== null && isWallet(method) ? method : null;
  return { payeeId, money, phone, wallet, collectedBy: provider };
}

/** Returns the gateway that can pay this out; null where only a person can. */
export function gatewayFor({ integrations }: Context, { money, wallet, collectedBy }: OwedMoney): PayoutGateway | null {
  if (wallet === null || money.amount % payoutUnit(money.currency) !== 0) return null;
  const gateway = integrations.payoutGatewayFor(wallet, money.currency);
  return collectedBy === null || gateway?.name === collectedBy ? gateway : null;
}
